import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forms } from '#domain/wording/en/site/forms.ts'
import { applicant, position, resume } from '../../support/career.ts'
import { complete, slip } from '../../support/enquiry.ts'
import { mailsIn } from '../../support/inbox.ts'
import { untilHydrated } from '../../support/hydrated.ts'
import { desktop, useVisits } from '../../support/visit.ts'

const site = useVisits()

const positionPage = async () => {
  const { page } = await site.visit('/career', { ...desktop, javaScriptEnabled: false })
  const address = await page.getByRole('link', { name: `Apply for ${position}` }).getAttribute('href')
  return address ?? ''
}

const fill = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(texts)) await page.fill(`main [name=${name}]`, value)
  await page.selectOption('main [name=location]', 'Bahrain')
}

const send = (page: Page) => page.locator('main form [type=submit]').click()

/** The connection is lost before the form's script has loaded. */
const untouched = (page: Page) => page.route(/\/hydrate-/, (route) => route.abort())

test('[P3] holds an enquiry without scripts offline, with its text', async () => {
  const { page } = await site.visit('/contact', desktop, untouched)
  await page.context().setOffline(true)
  await fill(page, complete)
  await send(page)
  await page.getByText(forms.waiting.unsent).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(forms.waiting.unsent)
  expect(await page.inputValue('main [name=email]')).toBe(complete.email)
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.context().setOffline(false)
  await page.getByText(forms.waiting.unsent).waitFor({ state: 'hidden' })
  site.expectMessage('ERR_')
})

// Seen failing: the page was loaded again, and the browser's error page replaced what was typed.
test('[P3] keeps an enquiry whose page loses the connection while it hydrates', async () => {
  const { page } = await site.visit('/contact', desktop, (opened) =>
    opened.route(/\/contact-page-/, (route) => route.abort()),
  )
  const lost = page.waitForEvent('requestfailed')
  await fill(page, complete)
  await lost
  await page.context().setOffline(true)
  await send(page)
  await page.getByText(forms.waiting.unsent).waitFor()
  expect(await page.inputValue('main [name=email]')).toBe(complete.email)
  site.expectMessage('ERR_')
})

test('[P5] holds an application without scripts offline, with its file', async () => {
  const { page } = await site.visit(await positionPage(), desktop, untouched)
  await page.context().setOffline(true)
  await fill(page, applicant)
  await page.setInputFiles('main [name=resume]', resume())
  await send(page)
  await page.getByText(forms.waiting.unsent).waitFor()
  expect(await page.inputValue('main [name=email]')).toBe(applicant.email)
  expect(
    await page.locator('main [name=resume]').evaluate((input: HTMLInputElement) => input.files?.length),
  ).toBe(1)
  site.expectMessage('ERR_')
})

test('[P5] waits offline on the page of a position, and sends once', async () => {
  const { page } = await site.visit(await positionPage())
  const handled = page.waitForResponse(/\/application-popup-.*\.js/)
  await page.fill('main [name=firstName]', 'Yara')
  await handled
  await fill(page, { ...applicant, lastName: 'Waiting' })
  await page.setInputFiles('main [name=resume]', resume())
  await page.context().setOffline(true)
  await send(page)
  await page.getByText(forms.application.waiting).waitFor()
  site.expectMessage('ERR_INTERNET_DISCONNECTED')
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor()
  const [mail, ...others] = await mailsIn(site.url, 'profile', 'Waiting')
  expect(mail).toMatchObject({ resumeName: 'yara-haddad.pdf', position })
  expect(others).toEqual([])
  expect(await slip(page).reference.innerText()).toBe(mail?.['reference'])
  await page.getByRole('link', { name: 'Back to the positions' }).click()
  await page.getByRole('heading', { name: '6 open positions' }).waitFor()
})

test('[P5] restores typed text on the page of a position after a reload', async () => {
  const { page } = await site.visit(await positionPage())
  const handled = page.waitForResponse(/\/application-popup-.*\.js/)
  await page.fill('main [name=firstName]', 'Yara')
  await handled
  await untilHydrated(page.locator('main [name=message]'))
  await page.fill('main [name=message]', 'Two lines\nof text')
  await page.reload()
  await expect.poll(() => page.inputValue('main [name=message]')).toBe('Two lines\nof text')
  expect(await page.inputValue('main [name=firstName]')).toBe('Yara')
})
