import type { ReactRenderer } from '@storybook/react-vite'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { StoryContext } from 'storybook/internal/csf'
import type { addons } from 'storybook/preview-api'

type Channel = ReturnType<typeof addons.getChannel>

/** Whether this window is an iframe in which a docs page shows a story. */
export const isFrameOfDocs = window.frameElement?.id.startsWith('iframe--') ?? false

const around = window.parent as { readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel }
const channel = isFrameOfDocs ? around.__STORYBOOK_ADDONS_CHANNEL__ : undefined

/** What the toolbar has chosen for the docs page around this frame, which Storybook does not hand on. */
export const choicesAround: Readonly<Record<string, unknown>> =
  (channel?.last(GLOBALS_UPDATED) ?? channel?.last(SET_GLOBALS))?.[0]?.globals ?? {}

/** Draws the frame again when the toolbar changes; a story that is only mounted cannot be updated. */
export const followChoicesAround = () => {
  const reload = () => location.reload()
  channel?.on(GLOBALS_UPDATED, reload)
  addEventListener('pagehide', () => channel?.off(GLOBALS_UPDATED, reload))
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
