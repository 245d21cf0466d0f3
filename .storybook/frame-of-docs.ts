import type { ReactRenderer } from '@storybook/react-vite'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { StoryContext } from 'storybook/internal/csf'
import type { addons } from 'storybook/preview-api'
import { toolbarChoices } from './frame/toolbar-choices.ts'

type Channel = ReturnType<typeof addons.getChannel>

/** Whether this window is an iframe in which a docs page shows a story. */
export const isFrameOfDocs = window.frameElement?.id.startsWith('iframe--') ?? false

/** What the toolbar has chosen for the docs page around this frame, which Storybook does not hand on. */
export const choicesAround = isFrameOfDocs ? toolbarChoices(window.parent) : {}

/** Draws the frame again when the toolbar changes; a story that is only mounted cannot be updated. */
export const followChoicesAround = () => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window.parent as {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
  }
  const atLoad = JSON.stringify(choicesAround)
  const follow = () => {
    if (JSON.stringify(toolbarChoices(window.parent)) !== atLoad) location.reload()
  }
  channel?.on(GLOBALS_UPDATED, follow)
  addEventListener('pagehide', () => channel?.off(GLOBALS_UPDATED, follow))
}

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
