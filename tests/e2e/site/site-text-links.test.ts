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
  const links = ['/our-group#history', '/tenders', '/ar/about'].map((link) => ({ text: `to ${link} `, link }))
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

test('[T29] a link to a page in another language loads it', async () => {
  const page = await follow('/ar/about')
  await page.waitForURL('**/ar/about')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ar')
})
