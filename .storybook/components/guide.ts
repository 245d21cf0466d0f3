/** How to use a component. */
export interface Guide {
  /** What each key does; absent if the component is not focusable. */
  readonly keys?: Readonly<Record<string, string>>
  readonly do: string
  readonly dont: string
}

export const pressed = { Tab: 'focuses it', 'Enter or Space': 'presses it' }
export const followed = { Tab: 'focuses it', Enter: 'follows it' }
export const window = {
  Tab: 'moves the focus within the dialog, in a loop',
  Escape: 'closes it; the focus returns to what opened it',
}
