import { expect, test } from 'vitest'
import { apply, position } from '../support/career.ts'
import { findings } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { desktop, useVisits } from '../support/visit.ts'

const site = useVisits()

test('[P5] positions are filtered by company, country and department without a load', async () => {
  const { page, requests } = await site.visit('/career')
  const shown = page.locator('#positions h3')
  expect(await shown.count()).toBe(6)
  for (const { name, choice, titles } of [
    { name: 'Company', choice: 'Dhuha Energy', titles: ['Solar Field Technician'] },
    { name: 'Country', choice: 'KSA', titles: ['Senior Structural Engineer'] },
    {
      name: 'Department',
      choice: 'Operations',
      titles: ['Solar Field Technician', 'Marine Pilot, Class II'],
    },
  ]) {
    const group = page.getByRole('group', { name })
    await (await hydrated(group.getByRole('link', { name: choice, exact: true }))).click()
    await page.getByRole('heading', { name: new RegExp(`^${titles.length} open position`) }).waitFor()
    expect((await shown.allInnerTexts()).toSorted()).toEqual(titles.toSorted())
    expect(await group.locator('[aria-current=true]').innerText()).toBe(choice)
    await page.getByRole('link', { name: 'Show all positions' }).click()
    await page.getByRole('heading', { name: '6 open positions' }).waitFor()
  }
  expect(requests.filter((request) => request.startsWith('GET /career'))).toHaveLength(1)
})

test('[P5] a further filter keeps the others', async () => {
  const { page } = await site.visit('/career?country=Bahrain&department=Operations')
  expect((await page.locator('#positions h3').allInnerTexts()).toSorted()).toEqual([
    'Marine Pilot, Class II',
    'Solar Field Technician',
  ])
  await page.getByRole('link', { name: 'Jalboot Marine', exact: true }).click()
  await page.getByRole('heading', { name: '1 open position' }).waitFor()
  expect(new URL(page.url()).search).toBe('?company=Jalboot+Marine&country=Bahrain&department=Operations')
  expect(await findings(page)).toEqual([])
})

test('[P5] without scripts, and where the script fails, Apply leads to the form', async () => {
  const { page } = await site.visit('/career', { ...desktop, javaScriptEnabled: false })
  await apply(page).click()
  expect(await page.locator('h1').innerText()).toBe(position)
  expect(await page.locator('form[enctype="multipart/form-data"] [name=resume]').count()).toBe(1)

  const { page: broken } = await site.visit('/career', desktop, (opened) =>
    opened.route(/application-popup-.*\.js/, (route) => route.abort()),
  )
  await apply(broken).click()
  await broken.waitForURL(/apply=/)
  await broken.getByRole('heading', { level: 1, name: position }).waitFor()
  site.expectMessage('ERR_FAILED')
})

test('[P5] the chosen filter looks different in forced colours', async () => {
  const { page } = await site.visit('/career', { ...desktop, forcedColors: 'active' })
  const grounds = await page
    .getByRole('group', { name: 'Country' })
    .getByRole('link')
    .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
})

test('[P5] a phone shows the chosen filter, and the title names its matches', async () => {
  const { page } = await site.visit('/career?company=Salwan+Health', {
    viewport: { width: 360, height: 740 },
  })
  const chip = page.getByRole('group', { name: 'Company' }).locator('[aria-current=true]')
  const place = await chip.boundingBox()
  expect(place?.x).toBeGreaterThan(0)
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(360)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.title()).toBe('Careers: Salwan Health (1 open position) | Sahilan')
  await (await hydrated(page.getByRole('link', { name: 'Bahrain', exact: true }))).click()
  await page.getByText('Careers: Salwan Health, Bahrain (1 open position) | Sahilan').waitFor()
})

test('[P5] a position in two countries is found under both', async () => {
  const { page } = await site.visit('/career?country=Kuwait')
  expect(await page.locator('#positions h3').allInnerTexts()).toEqual(['Graduate Programme 2027'])
  await page.goto('/career?country=Bahrain')
  expect(await page.locator('#positions h3').allInnerTexts()).toContain('Graduate Programme 2027')
})

test('[P5] the title of a position leads to its own page', async () => {
  const { page } = await site.visit('/career')
  await page.getByRole('link', { name: position, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: position }).waitFor()
  expect(new URL(page.url()).search).toMatch(/^\?apply=/)
})

test('[S26] a country announces its positions, and works without scripts', async () => {
  const { page } = await site.visit('/career')
  const bahrain = page.getByRole('group', { name: 'Country' }).getByRole('link', { name: 'Bahrain' })
  await (await hydrated(bahrain)).click()
  await page.getByRole('heading', { name: '4 open positions' }).waitFor()
  const announced = page.getByRole('status').filter({ hasText: 'Careers: Bahrain (4 open positions)' })
  await expect.poll(() => announced.count()).toBe(1)

  const { page: plain } = await site.visit('/career', { ...desktop, javaScriptEnabled: false })
  await plain.getByRole('group', { name: 'Country' }).getByRole('link', { name: 'Kuwait' }).click()
  expect(await plain.title()).toBe('Careers: Kuwait (1 open position) | Sahilan')
  expect(await plain.getByRole('heading', { name: '1 open position' }).count()).toBe(1)
})
