import type { Page } from 'playwright'
import { expect } from 'vitest'
import { thread as arThread } from '#domain/wording/ar/inbox/thread.ts'
import { thread as enThread } from '#domain/wording/en/inbox/thread.ts'

export const words = { en: enThread, ar: arThread }
export type Language = keyof typeof words

export const formOf = (page: Page, language: Language) =>
  page.getByRole('form', { name: words[language].form.name, exact: true })
export const textOf = (page: Page, language: Language) =>
  formOf(page, language).getByLabel(words[language].form.text, { exact: true })
const isSent = (page: Page, language: Language) =>
  formOf(page, language).getByText(words[language].form.sent).waitFor()

/** Inserts the template and sends it, without the mouse. The focus is on the mail or its thread. */
export const answerByKeys = async (page: Page, language: Language) => {
  const text = textOf(page, language)
  await text.waitFor()
  const isFocused = () => text.evaluate((area) => area === document.activeElement)
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: words[language].templates.search }).waitFor()
  await page.keyboard.type('wel')
  await page.getByRole('option', { name: 'Welcome' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(isFocused).toBe(true)
  await page.keyboard.press('Control+Enter')
  await isSent(page, language)
}

export const answerByMouse = async (page: Page) => {
  const form = formOf(page, 'en')
  await form.getByRole('button', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Welcome' }).click()
  await form.getByRole('button', { name: 'Send answer' }).click()
  await isSent(page, 'en')
}
