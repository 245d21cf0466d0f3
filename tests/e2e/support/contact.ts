import type { Page } from 'playwright'
import { complete } from './enquiry.ts'

export const form = (page: Page) => page.getByRole('region', { name: 'Send an enquiry' })
export const sendButton = (page: Page) => form(page).locator('[type=submit]')
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`)

/** Fills in all required fields; a test finds its own mail by `lastName`. */
export const fillIn = async (page: Page, lastName = complete.lastName) => {
  for (const [name, value] of Object.entries({ ...complete, lastName })) await field(page, name).fill(value)
  await field(page, 'location').selectOption('Bahrain')
  await form(page).getByRole('radio', { name: 'Business Inquiry' }).check()
}

export const errors = async (page: Page) =>
  (await form(page).getByRole('alert').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))

/** Focuses the form and waits for its hydration, from which on typed text is stored. */
export const reachForForm = async (page: Page) => {
  await field(page, 'company').focus()
  await page.waitForFunction(() => {
    document
      .querySelector('form[data-saved-form] [name=company]')
      ?.dispatchEvent(new Event('input', { bubbles: true }))
    return sessionStorage.getItem('draft-enquiry') !== null
  })
}

/** Waits until a field has a value. */
export const holds = (page: Page, name: string, value: string) =>
  page.waitForFunction(
    ([fieldName, text]) =>
      document.querySelector<HTMLInputElement>(`form[data-saved-form] [name=${fieldName}]`)?.value === text,
    [name, value] as const,
  )

/** Delays the response for a script until the returned function is called. */
export const holdBack = async (page: Page, script: RegExp) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(script, async (route) => {
    await released
    await route.continue()
  })
  return release
}
