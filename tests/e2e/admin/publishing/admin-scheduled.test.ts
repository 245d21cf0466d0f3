import { expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { desktop, phone } from '../../support/visit.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff({ TIME_ZONE: 'Asia/Bahrain' })

const change = (itemId: string, title: string, dueAt: string) => ({
  subject: 'newsArticle',
  itemId,
  action: 'publish',
  fields: { Tittle: title },
  dueAt,
  release: 'National Day',
})

/** A whole hour in so many days. */
const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return { day, dueAt: `${day}T06:00:00.000Z` }
}

test('[W21] [W22] scheduled changes are moved, published and discarded by keyboard', async () => {
  const { dueAt } = inDays(5)
  for (const [id, title] of [
    ['1', 'A fourth berth opens'],
    ['2', 'A fifth berth opens'],
  ] as const)
    expect(await staff.calls().post('/drafts', change(id, title, dueAt))).toMatchObject({ status: 200 })
  const { page } = await staff.open('CXTeam', '/scheduled')
  await heading(page, 'Scheduled').waitFor()
  await page.getByText('Times are Bahrain time, UTC+3.').waitFor()
  await page.getByText('2 changes, at once').waitFor()
  await page.getByText('09:00').waitFor()

  const row = (title: string) => page.getByRole('link', { name: title, exact: true })
  await page.getByRole('button', { name: 'Move A fourth berth opens' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move this change' })
  await dialog.getByLabel('Date').fill(inDays(9).day)
  await dialog.getByLabel('Time').fill('10:30')
  expect(await findingsInThemes(page)).toEqual([])
  await dialog.getByLabel('Time').press('Enter')
  await page.getByText('Moved to its new time').waitFor()
  await page.getByText('10:30').waitFor()
  expect(await staff.calls().get('/drafts?items=1')).toMatchObject({
    data: { results: [{ dueAt: `${inDays(9).day}T07:30:00.000Z` }] },
  })
  expect(await findingsInThemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Discard A fifth berth opens' }).press('Enter')
  await row('A fifth berth opens').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await row('A fifth berth opens').waitFor()

  await page.getByRole('button', { name: 'Publish now: A fourth berth opens' }).press('Enter')
  await row('A fourth berth opens').waitFor({ state: 'detached' })
  const published = await page.evaluate(async () => (await fetch('/newsinsights/1')).text())
  expect(published).toContain('A fourth berth opens')
})

test('[W22] a release is moved as a whole by keyboard, or not at all', async () => {
  staff.expectMessage('409')
  const release = 'Founding Day'
  const scheduled = async (itemId: string, title: string, days: number) => {
    const { dueAt } = inDays(days)
    await staff.calls().post('/drafts', { ...change(itemId, title, dueAt), release })
  }
  await scheduled('3', 'A quay is named', 20)
  await scheduled('4', 'A ship returns', 22)
  const times = async () => {
    const { data } = await staff.calls().get(`/drafts?release=${encodeURIComponent(release)}`)
    return (data['results'] as ReadonlyArray<{ dueAt: string }>).map(({ dueAt }) => dueAt)
  }
  const { page } = await staff.open('CXTeam', '/scheduled')
  const moveTo = async (day: string) => {
    await page
      .getByRole('button', { name: `Move or rename the release ${release}` })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Move or rename this release' })
    await dialog.getByLabel('Date').fill(day)
    expect(await findingsInThemes(page)).toEqual([])
    await dialog.getByLabel('Date').press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }
  await moveTo(inDays(30).day)
  await page.getByText('Release changed').waitFor()
  expect(await times()).toEqual([inDays(30).dueAt, inDays(32).dueAt])

  const { data } = await staff.calls().get('/drafts?items=4')
  const [{ id }] = data['results'] as readonly [{ id: string }]
  await staff.calls().put(`/drafts/${id}`, { fields: { Tittle: 'A ship comes home' } })
  await moveTo(inDays(40).day)
  await page.getByText('Somebody else changed this release in the meantime.').waitFor()
  await page.getByRole('link', { name: 'A ship comes home', exact: true }).waitFor()
  expect(await times()).toEqual([inDays(30).dueAt, inDays(32).dueAt])

  await moveTo(inDays(41).day)
  await expect.poll(times).toEqual([inDays(41).dueAt, inDays(43).dueAt])
  await page
    .getByRole('button', { name: `Publish now: the release ${release}` })
    .first()
    .press('Enter')
  await page.getByText(release).first().waitFor({ state: 'detached' })
  for (const [itemId, title] of [
    ['3', 'A quay is named'],
    ['4', 'A ship comes home'],
  ] as const)
    expect(await (await page.request.get(`/newsinsights/${itemId}`)).text()).toContain(title)
})

test('Scheduled fits a phone and is reached from a list', async () => {
  const { page } = await staff.open('CXTeam', '/NewsList', phone)
  await page.getByRole('link', { name: /^Scheduled 1/ }).press('Enter')
  await page.getByRole('link', { name: 'A fifth berth opens', exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await findingsInThemes(page)).toEqual([])
})

test('[W21] lists show times of the site, and those of a person in another time zone', async () => {
  const { dueAt } = inDays(50)
  await staff.calls().post('/drafts', { ...change('5', 'Seen from London', dueAt), release: '' })
  const { page } = await staff.open('CXTeam', '/NewsList?list=scheduled', {
    ...desktop,
    timezoneId: 'Europe/London',
  })
  const ownTime = /^For you: .+, 0[67]:00 \(United Kingdom time\)$/
  await page.getByText('Times are Bahrain time, UTC+3.').waitFor()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Seen from London' }) })
  await row.getByText(ownTime).waitFor()
  expect(await row.getByText('09:00', { exact: true }).isVisible()).toBe(true)
  await page.getByRole('link', { name: /^Published/ }).click()
  await page
    .getByText(/^Scheduled for .+, 09:00$/)
    .first()
    .waitFor()
  await page
    .getByText(/^Bahrain time · .+, 0[67]:00 \(United Kingdom time\)$/)
    .first()
    .waitFor()
})
