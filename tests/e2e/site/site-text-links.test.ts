import { beforeAll, expect, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail, uploadPicture } from '#tests/support/back-end/server.ts'
import { hydrated } from '../support/hydrated.ts'
import { adminPassword } from '../support/people.ts'
import { useVisits } from '../support/visit.ts'

const site = useVisits({})

let article: string

beforeAll(async () => {
  const admin = new Client(site.url, 'group')
  await admin.signIn(adminEmail, adminPassword)
  await admin.post('/redirects', { from: '/our-group', to: '/about', status: 301 })
  await admin.post('/redirects', { from: '/tenders', to: '', status: 410 })
  await admin.post('/redirects', { from: '/newsinsights/998', to: '/about', status: 301 })
  const paths = ['/our-group#history', '/tenders', '/newsinsights/998', '/newsinsights/999', '/ar/about']
  const links = paths.map((link) => ({ text: `to ${link} `, link }))
  const { data } = await admin.post('/NewsLater_add', {
    Tittle: 'A berth',
    Image: await uploadPicture(admin),
    body: { blocks: [{ type: 'paragraph', text: links }] },
  })
  article = `/newsinsights/${(data['results'] as { id: string }).id}`
})

const follow = async (path: string) => {
  const { page } = await site.visit(article)
  const link = (to: string) => page.getByRole('link', { name: `to ${to}` })
  await hydrated(link('/our-group'))
  await link(path).click()
  return page
}

test('[S12] a link to a changed address leads on in a hydrated page', async () => {
  const page = await follow('/our-group')
  await page.waitForURL('**/about#history')
  expect(await page.title()).toBe('About us | Sahilan')
  await page.goBack()
  await page.waitForURL(`**${article}`)
})

test('[S12] a link to a removed address says so in a hydrated page', async () => {
  site.expectMessage('410')
  const page = await follow('/tenders')
  await page.getByText('This page is gone for good.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/tenders')
})

test('[S12] a link to a removed article leads on in a hydrated page', async () => {
  site.expectMessage('404')
  const page = await follow('/newsinsights/998')
  await page.waitForURL('**/about')
  expect(await page.title()).toBe('About us | Sahilan')
})

test('[N2] a link to an unknown article shows the first one in a hydrated page', async () => {
  site.expectMessage('404')
  const page = await follow('/newsinsights/999')
  await page.waitForURL('**/newsinsights/999')
  await page.getByRole('heading', { level: 1, name: 'A berth' }).waitFor()
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('[T29] a link to a page in another language loads it', async () => {
  const page = await follow('/ar/about')
  await page.waitForURL('**/ar/about')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ar')
})
