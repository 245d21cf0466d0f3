import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/csf'

/** Whether this window is an iframe in which a docs page shows a story. */
export const isFrameOfDocs = window.frameElement?.id.startsWith('iframe--') ?? false

/** Mounts a story without its play function: several at once would steal the focus and scroll the page. */
export const mountOnly = (context: StoryContext<ReactRenderer>) => async (): Promise<never> => {
  await context.renderToCanvas()
  return new Promise(() => {})
}

/** Prevents a story from moving focus and scroll position until the reader uses it. */
export const keepStill = () => {
  const { focus } = HTMLElement.prototype
  const { select } = HTMLInputElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function focusOnceReached(options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  // In Chromium, selecting the text of a field also focuses it.
  HTMLInputElement.prototype.select = function selectOnceReached() {
    if (document.hasFocus()) select.call(this)
  }
  Element.prototype.scrollIntoView = function scrollOnceReached(options) {
    if (document.hasFocus()) scrollIntoView.call(this, options)
  }
}
