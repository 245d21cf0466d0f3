import type { ReactNode } from 'react'

interface Example {
  /** One sentence. */
  readonly text: string
}

/** Rendered from the component. */
interface Picture extends Example {
  readonly picture: ReactNode
}

/** A story of the component, for what would cover the page. */
interface StoryInFrame extends Example {
  /** The end of its address: `with-action`. */
  readonly story: string
  /** As in Storybook's addresses: `title:Are you sure;open:!true`. */
  readonly args?: string
}

/** How to use a component. Purpose, variants, states, sizes, tokens, uses and changes are read from the code. */
export interface Guide {
  /** When to use another component, by its folder. */
  readonly instead: Readonly<Record<string, string>>
  /** Its parts, in reading order. */
  readonly anatomy: ReadonlyArray<string>
  /** Rules for its texts. */
  readonly words: ReadonlyArray<string>
  /** What each key does; absent if the component is not focusable. */
  readonly keys?: Readonly<Record<string, string>>
  /** What screen readers say. */
  readonly heard: string
  readonly do: Picture | StoryInFrame
  readonly dont: Picture | StoryInFrame
}

export const typed = { Tab: 'focuses it' }
export const pressed = { Tab: 'focuses it', 'Enter or Space': 'presses it' }
export const followed = { Tab: 'focuses it', Enter: 'follows it' }
export const inDialog = {
  Tab: 'moves the focus within the dialog, in a loop',
  Escape: 'closes it; the focus returns to what opened it',
}
