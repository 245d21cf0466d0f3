import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/csf'

/** Whether this window is one of the frames in which a page of docs shows its stories side by side. */
export const isFrameOfDocs = window.frameElement?.id.startsWith('iframe--') ?? false

/** Shows a story as it starts: plays of several at once would take the focus from one another, and the page scrolls to it. */
export const mountOnly = (context: StoryContext<ReactRenderer>) => async (): Promise<never> => {
  await context.renderToCanvas()
  return new Promise(() => {})
}

/** Leaves focus and scrolling to the page around until the reader is in this frame. */
export const keepStill = () => {
  const { focus } = HTMLElement.prototype
  const { select } = HTMLInputElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function focusOnceReached(options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  // In Chromium, selecting the text of a field focuses it too.
  HTMLInputElement.prototype.select = function selectOnceReached() {
    if (document.hasFocus()) select.call(this)
  }
  Element.prototype.scrollIntoView = function scrollOnceReached(options) {
    if (document.hasFocus()) scrollIntoView.call(this, options)
  }
}
