import { globalLayer } from '@vanilla-extract/css'

/** Lowest first; a component's own style stands in no layer and so wins over both, in whatever order files load. */
export const reset = globalLayer('reset')
export const sprinkled = globalLayer('sprinkles')
