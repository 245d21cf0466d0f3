import type { Locator, Page } from 'playwright'

const mostStops = 150

export const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, place: Locator): Promise<void> => {
  await place.first().waitFor()
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(place)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostStops} stops did not reach ${place}`)
}

/** Presses a key on an element that Tab leads to. */
export const press = async (page: Page, place: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** Replaces the text of a field that Tab leads to. */
export const retype = async (page: Page, label: RegExp, text: string): Promise<void> => {
  await tabTo(page, page.getByRole('textbox', { name: label }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}
