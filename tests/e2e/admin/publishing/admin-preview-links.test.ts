import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { findings } from '../../support/axe.ts'
import { isFull } from '#tests/support/full.ts'
import { crawlPreview } from '../../support/crawl-preview.ts'
import { openInArabic } from '../../support/arabic/in-arabic.ts'
import { desktop, phone } from '../../support/visit.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

beforeAll(async () => {
  const draft = { subject: 'newsArticle', itemId: '2', fields: { Tittle: 'A drafted title' } }
  expect(await staff.calls().post('/drafts', draft)).toMatchObject({ status: 200 })
})

const make = async (link: object = {}) => {
  const sent = { label: 'Dana', scope: 'newsArticle/2', moment: 'drafts', ...link }
  const { data } = await staff.calls().post('/preview_links', sent)
  const { id, address } = data['results'] as { id: string; address: string }
  return { id, path: address.slice(address.indexOf('/preview')), secret: address.split('#')[1] ?? '' }
}

/** Everything that a browser sends, but for bodies and cookies. */
const sentBy = (page: Page) => {
  const sent: Array<string> = []
  page.on('request', async (request) => {
    const { cookie: _, ...headers } = await request.allHeaders()
    sent.push(request.url(), ...Object.values(headers))
  })
  return sent
}

test('[V5] an editor makes a link to a draft, which opens without an account', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/2')
  await page.getByRole('button', { name: 'More' }).click()
  await page
    .getByRole('menuitem', { name: /^Preview link…/ })
    .or(page.getByRole('button', { name: /^Preview link…/ }))
    .click()
  const dialog = page.getByRole('dialog', { name: 'New preview link' })
  await dialog.getByLabel('For whom').fill('Group board')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const address = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue())
  const secret = address.hash.slice(1)
  expect(secret).toHaveLength(22)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const { page: reader } = await staff.visit('/contact', desktop)
  const sent = sentBy(reader)
  await reader.goto(`/preview#${secret}`)
  await reader.getByRole('heading', { name: 'A drafted title' }).first().waitFor()
  expect(new URL(reader.url()).pathname).toMatch(/^\/preview\/\d+\/drafts\/newsinsights\/2$/)
  expect(reader.url()).not.toContain(secret)
  await reader.getByRole('link', { name: 'About' }).first().click()
  await reader.waitForURL(/\/preview\/\d+\/drafts\/about$/)
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.filter((part) => part.includes(secret))).toEqual([])
  expect(await reader.evaluate(() => document.cookie)).not.toContain(secret)

  const { page: other } = await staff.visit('/contact', desktop)
  staff.expectMessage('404 (Not Found)')
  const copied = await other.goto(reader.url())
  expect(copied?.status()).toBe(404)
  await other.getByText('This preview cannot be opened.').waitFor()
})

test('[V5] without scripts the code is pasted, and a wrong one can be corrected', async () => {
  const { secret } = await make()
  const { page } = await staff.visit('/preview', { ...desktop, javaScriptEnabled: false })
  staff.expectMessage('404 (Not Found)')
  await page.getByLabel('Code').fill('wrong')
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Code').fill(secret)
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await page.getByRole('heading', { name: 'A drafted title' }).first().waitFor()
  expect(page.url()).not.toContain(secret)
})

test('[V5] neither the page for codes nor its error has findings, also on a phone', async () => {
  const { page } = await staff.visit('/preview', { ...phone, viewport: { width: 360, height: 740 } })
  expect(await findings(page)).toEqual([])
  staff.expectMessage('404 (Not Found)')
  await page.goto('/preview#xxxxxxxxxxxxxxxxxxxxxx')
  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('[V5] the list of links says when one was opened, and revokes it', async () => {
  const { path, secret } = await make({ label: 'The architects' })
  expect(path).toBe(`/preview#${secret}`)
  const { page } = await staff.open('Admin', '/PreviewLinks')
  await heading(page, 'Preview links').waitFor()
  const row = page.getByRole('row', { name: /The architects/ })
  await row.getByText('Not opened yet').waitFor()
  expect(await findings(page)).toEqual([])
  const { page: reader } = await staff.visit(path, desktop)
  await reader.getByRole('heading', { name: 'A drafted title' }).first().waitFor()
  await page.reload()
  await row.waitFor()
  expect(await row.getByText('Not opened yet').count()).toBe(0)
  await row.getByRole('button', { name: 'Revoke the link for The architects' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await row.getByText('Ended', { exact: true }).waitFor()
  staff.expectMessage('404 (Not Found)')
  expect((await reader.reload())?.status()).toBe(404)
})

test('[V1] every page that a link opens stays inside without scripts, with pictures', async () => {
  await openInArabic(staff.calls().site, 'عنوان', 'نص')
  const { secret } = await make({ scope: 'site' })
  const { page } = await staff.visit('/preview', { ...desktop, javaScriptEnabled: false })
  await page.getByLabel('Code').fill(secret)
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await page.waitForURL(/\/preview\/\d+\/drafts\/$/)
  // The pages are drawn as in the preview by one's own session, which is followed further.
  const places = await crawlPreview(page, new URL(page.url()).pathname.slice(0, -1), 6)
  const further = ['/services', '/career', '/contact', '/people/1', '/ar/about', '/ar/contact']
  for (const place of ['/', '/ar/', ...(isFull ? further : [])]) expect(places).toContain(place)
})
