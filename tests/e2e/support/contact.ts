import type { Page } from 'playwright'
import { complete } from './enquiry.ts'

export const form = (page: Page) => page.getByRole('region', { name: 'Send an enquiry' })
export const sendButton = (page: Page) => form(page).locator('[type=submit]')
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`)

/** Everything that is required; `lastName` is by what a test finds its own. */
export const fillIn = async (page: Page, lastName = complete.lastName) => {
  for (const [name, value] of Object.entries({ ...complete, lastName })) await field(page, name).fill(value)
  await field(page, 'location').selectOption('Bahrain')
  await form(page).getByRole('radio', { name: 'Business Inquiry' }).check()
}

export const errors = async (page: Page) =>
  (await form(page).getByRole('alert').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))

/** Reaches for the form and waits until scripts handle it, which is when what is typed is kept. */
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
    ([wanted, text]) =>
      document.querySelector<HTMLInputElement>(`form[data-saved-form] [name=${wanted}]`)?.value === text,
    [name, value] as const,
  )

/** Lets a script of the page arrive only when it is told to. */
export const holdBack = async (page: Page, script: RegExp) => {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(script, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}
