import { onceLoaded } from './once-loaded.ts'

/** Lets the browser load the late fonts, which would delay the first paint. Without scripts they load at once. */
export const applyLateStyles = () =>
  onceLoaded(() => document.querySelector('style[data-late]')?.removeAttribute('media'))
