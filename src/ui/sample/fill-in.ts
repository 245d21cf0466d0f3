import { userEvent } from 'storybook/test'

/** Puts a text into a field at once, as one pastes it: few stories are about single keys, and each key takes its time. */
export const fillIn = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
