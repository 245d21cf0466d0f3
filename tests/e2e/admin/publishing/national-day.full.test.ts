import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentSegment } from '#domain/publishing/preview.ts'
import { openInArabic } from '../../support/arabic/in-arabic.ts'
import { press, retype, tabTo } from '../../support/by-keys.ts'
import { launchProduct } from '../../support/launch-product.ts'
import { newClock } from '../../support/stopped-clock.ts'
import { desktop, phone } from '../../support/visit.ts'
import { editorOf, heading, withStaff } from '../admin-staff.ts'
import { fillMoment, instantOf, release, scheduleByKeys, texts, type Moment } from './national-day.ts'

const clock = await newClock()
const variables = { ...clock.variables, TIME_ZONE: 'Asia/Bahrain', SHARED_DATA: '1' }
const staff = withStaff(variables)
let second: Awaited<ReturnType<typeof launchProduct>>

beforeAll(async () => {
  await openInArabic(staff.calls().site, 'عنوان', 'نص')
  second = await launchProduct(staff.dataDir(), variables)
})
afterAll(async () => {
  await second.stop()
  await clock.remove()
})

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const due = { day: inDays(20), time: '09:00' }
const end = { day: inDays(23), time: '09:00' }
const narrow = { ...phone, viewport: { width: 360, height: 740 } }
const movedTo = (moment: Moment) => ({ ...moment, time: '10:00' })
const meanwhile = 'The fleet is open to visitors from noon.'
const [yours, theirs] = [`${texts.slide.en}, many flags`, 'One nation at sea']
const isoOf = (moment: Moment) => new Date(instantOf(moment)).toISOString()
const segmentOf = (moment: Moment) => momentSegment(isoOf(moment))

const shownTexts = Object.values(texts)
/** Which of the texts a page shows, in its language. */
const shownIn = (html: string, language: 'en' | 'ar') =>
  shownTexts.map((text) => text[language]).filter((text) => html.includes(text))
const all = { en: shownTexts.map(({ en }) => en), ar: shownTexts.map(({ ar }) => ar) }

test('National Day is prepared, previewed, moved and celebrated', { timeout: 400_000 }, async () => {
  const sites = [staff.calls().site, second.url]
  /** What visitors get from each process. */
  const visitorsSee = () =>
    Promise.all(
      sites.map(async (site) => {
        const text = async (path: string) => (await fetch(`${site}${path}`)).text()
        const en = [await text('/'), await text('/newsinsights/1')].join('\n')
        const ar = [await text('/ar'), await text('/ar/newsinsights/1')].join('\n')
        return { en: shownIn(en, 'en'), ar: shownIn(ar, 'ar'), page: en }
      }),
    )
  const seen = async () => (await visitorsSee()).map(({ en, ar }) => ({ en, ar }))

  // Three changes in two languages, without the mouse.
  const { page } = await staff.open('CXTeam', '')
  for (const text of shownTexts) {
    await page.goto(`/admin${text.editor}`)
    await scheduleByKeys(page, text, due, end)
  }
  expect(await seen()).toEqual(sites.map(() => ({ en: [], ar: [] })))

  // The site at that moment, on a phone, from the list of what is scheduled.
  const { page: small } = await staff.open('CXTeam', '/scheduled', narrow)
  const opening = small.waitForEvent('popup')
  await small.getByRole('link', { name: `Preview ${texts.article.en}` }).tap()
  const preview = await opening
  await preview.waitForURL(`**/preview/me/${segmentOf(due)}/newsinsights/1`)
  for (const [path, language] of [
    ['/', 'en'],
    ['/ar', 'ar'],
  ] as const) {
    await preview.goto(`/preview/me/${segmentOf(due)}${path}`)
    expect(shownIn(await preview.content(), language)).toEqual(all[language])
    expect(await preview.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }

  // A link for somebody without an account.
  await page.goto('/admin/PreviewLinks')
  await press(page, page.getByRole('button', { name: 'New link' }))
  const dialog = page.getByRole('dialog', { name: 'New preview link' })
  await retype(page, /^For whom/, 'The chairwoman')
  await press(page, dialog.getByRole('radio', { name: 'Now, with drafts' }), 'ArrowLeft')
  expect(await dialog.getByRole('radio', { name: 'Any time' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  const { hash } = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue())
  await press(page, dialog.getByRole('button', { name: 'Close' }))
  const { page: reader } = await staff.visit(`/preview${hash}`, desktop)
  const bar = reader.getByRole('region', { name: 'Preview' })
  const times = bar.getByRole('link').filter({ hasText: release })
  await press(reader, bar.getByText('Drafts', { exact: true }).first())
  await press(reader, times.first())
  await reader.waitForURL(`**/${segmentOf(due)}/`)
  expect(shownIn(await reader.content(), 'en')).toEqual(all.en)

  // The release moves by an hour, and the link with it.
  await page.goto('/admin/scheduled')
  await press(page, page.getByRole('button', { name: `Move or rename the release ${release}` }))
  const moving = page.getByRole('dialog', { name: 'Move or rename this release' })
  await fillMoment(moving, movedTo(due))
  await moving.getByLabel('Time').press('Enter')
  await page.getByText('Release changed').waitFor()
  await page.getByText('10:00').first().waitFor()
  await reader.reload()
  expect(shownIn(await reader.content(), 'en')).toEqual([])
  await press(reader, bar.getByText(/, 09:00$/))
  await press(reader, times.first())
  await reader.waitForURL(`**/${segmentOf(movedTo(due))}/`)
  expect(shownIn(await reader.content(), 'en')).toEqual(all.en)

  // A colleague edits the published article, sees that a change of it is scheduled, and loses nothing.
  const { page: other } = await staff.open('Admin', texts.article.editor)
  await other.getByText(/has scheduled title, title \(Arabic\) for .+, 10:00\. That will replace/).waitFor()
  const description = editorOf(other, 'Description')
  await tabTo(other, description)
  await other.keyboard.press('Control+a')
  await other.keyboard.type(meanwhile)
  await other.keyboard.press('Control+Enter')
  await heading(other, 'News').waitFor()

  // Both change the title of the slide: the second one sees both versions and chooses.
  const slides = async () => (await staff.calls().get('/drafts?subjects=slider')).text
  await press(page, page.getByRole('link', { name: texts.slide.en, exact: true }))
  await heading(page, texts.slide.en).waitFor()
  await other.goto(page.url())
  await retype(other, /^Title$/, theirs)
  await other.keyboard.press('Control+s')
  await expect.poll(slides).toContain(theirs)
  await retype(page, /^Title$/, yours)
  await page.keyboard.press('Control+s')
  const versions = page.getByRole('group', { name: 'You both changed title' })
  await versions.waitFor()
  staff.expectMessage('409')
  for (const version of [yours, theirs]) expect(await versions.innerText()).toContain(version)
  await press(page, versions.getByRole('radio', { name: /^Yours/ }), 'Space')
  await page.keyboard.press('Control+s')
  await versions.waitFor({ state: 'detached' })
  await expect.poll(slides).toContain(yours)
  for (const open of [page, other, small, reader]) await open.context().close()

  // The first request at the moment sees all of it, in each process, and the text of the colleague.
  const before = sites.map(() => ({ en: [], ar: [] }))
  await clock.stopAt(instantOf(movedTo(due)) - 1)
  expect(await seen()).toEqual(before)
  await clock.stopAt(instantOf(movedTo(due)))
  expect(await seen()).toEqual(sites.map(() => all))
  for (const { page: shown } of await visitorsSee())
    for (const text of [meanwhile, yours]) expect(shown).toContain(text)

  // Three days later the site is as before, with what the colleague changed.
  await clock.stopAt(instantOf(movedTo(end)) - 1)
  expect(await seen()).toEqual(sites.map(() => all))
  await clock.stopAt(instantOf(movedTo(end)))
  expect(await seen()).toEqual(before)
  for (const { page: shown } of await visitorsSee()) expect(shown).toContain(meanwhile)
  const { page: later } = await staff.open('Admin', '/scheduled')
  await later.getByText('Nothing is scheduled').waitFor()
  const { data } = await staff.calls().get('/history/newsArticle/1')
  expect((data['results'] as ReadonlyArray<object>).slice(0, 3)).toMatchObject([
    { at: isoOf(movedTo(end)), author: { name: 'CXTeam' } },
    { at: isoOf(movedTo(due)), author: { name: 'CXTeam' } },
    { kind: 'updated', author: { name: 'Administrator' } },
  ])
})
