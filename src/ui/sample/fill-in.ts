import { userEvent } from 'storybook/test'

/** Pastes a text into a field, which is faster than typing it key by key. */
export const fillIn = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
