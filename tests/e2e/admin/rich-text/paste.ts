import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { text } from './articles.ts'

/** Pastes into the description what a program left in the clipboard. */
export const paste = (page: Page, data: { readonly html?: string; readonly text?: string }) =>
  text(page).evaluate((element, { html, text: plain }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (plain !== undefined) clipboardData.setData('text/plain', plain)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

/** What a program leaves in the clipboard. */
export const pasted = (program: string) => readFileSync(`tests/support/pasted/${program}.html`, 'utf8')
