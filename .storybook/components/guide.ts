/** How a component is used. */
export interface Guide {
  /** What each key does; nothing where it takes no focus. */
  readonly keys?: Readonly<Record<string, string>>
  readonly do: string
  readonly dont: string
}

export const pressed = { Tab: 'reaches it', 'Enter or Space': 'presses it' }
export const followed = { Tab: 'reaches it', Enter: 'follows it' }
export const window = {
  Tab: 'moves within the window, and round again',
  Escape: 'closes it; the focus returns to what opened it',
}
