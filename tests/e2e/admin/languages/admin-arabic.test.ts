import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { screens } from '#domain/access/screens.ts'
import { activityKinds } from '#domain/history/activity.ts'
import { trashableSubjects } from '#domain/history/subject.ts'
import { history } from '#domain/wording/ar/content/history.ts'
import { latinNames } from '../../../domain/wording/faults-of.ts'
import { fillInArabic, recordEveryKind } from '../../support/arabic/arabic-office.ts'
import { sample } from '../../support/sample.ts'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff({ DEMO_CONTENT: '0' })

beforeAll(async () => {
  await fillInArabic(staff.calls())
  recordEveryKind(staff.dataDir())
})

/** The visible texts and accessible names, without those that are marked as English. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext']
    const isShown = (element: Element | null): element is Element =>
      element?.checkVisibility({ visibilityProperty: true }) === true &&
      element.closest('[lang=en], script, style') === null
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (!(node instanceof Element)) {
        if (isShown(node.parentElement)) found.push(node.textContent ?? '')
      } else if (isShown(node)) {
        found.push(...attributes.flatMap((name) => node.getAttribute(name) ?? []))
      }
    }
    return [document.title, ...found]
  })

/** Addresses, colours, units, time zones, references, a header, and the names of the browser, the first account and a picture. */
const values = [
  /\S+@\S+|https?:\S*|(?:^|\s|\u2066)\/[\w/{}.-]*/gu,
  /#[0-9A-F]{6}\b|\b\d+(?:\.\d+)?\s?[KMG]?B\b|\bUTC(?:[+-]\d+)?\b|\b[A-Z]\w+\/[A-Z]\w+\b/gu,
  /\b[A-Z0-9]{8}\b|\bf00d5eed\b|\bAdministrator\b|\bChrome\b|\bLinux\b|\bCtrl\b|\bEnglish\b|\bpicture\b|\bAuthorization: Bearer\b/gu,
]

const englishIn = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await textsOf(page)).filter((text) => {
    const plain = values.reduce((rest, value) => rest.replaceAll(value, ' '), text)
    return /[a-z]{2}/iu.test(latinNames.reduce((rest, name) => rest.replaceAll(name, ' '), plain))
  })

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

const paths = [
  '/activity?size=48',
  ...Object.keys(screens)
    .filter((screen) => screen !== 'history')
    .map((screen) => `/${screen.replace('{id}', '1')}`),
  ...[...trashableSubjects, 'homePage', 'desk'].map((subject) => `/history?of=${subject}&item=1`),
  '/history?of=personalData&item=f00d5eed',
  '/history?of=account&item=2',
]

test.each(sample(paths, 4))('[T60] shows no English at %s', async (path) => {
  const { page } = await staff.open('Admin', path)
  await settled(page)
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ])
  expect(await englishIn(page)).toEqual([])
})

test('[T60] shows every kind of activity in Arabic, with what it changed', async () => {
  const admin = staff.calls()
  const { data } = await admin.get('/activity?size=200')
  const activities = data['results'] as ReadonlyArray<{ id: string; kind: string; subject: string }>
  expect(new Set(activities.map(({ kind }) => kind))).toEqual(new Set(activityKinds))
  const { page } = await staff.open('Admin', '/activity?size=48')
  await settled(page)
  const english: string[] = []
  for (let next = 2; ; next += 1) {
    english.push(...(await englishIn(page)))
    if ((next - 1) * 48 >= activities.length) break
    await page.goto(`/admin/activity?size=48&page=${next}`)
    await settled(page)
  }
  const changed = activities.filter(({ subject }) => subject !== '')
  for (const { id } of sample(changed, 6)) {
    await page.goto(`/admin/activity?open=${id}`)
    const loading = page.getByRole('dialog').getByText(history.activity.loading)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => loading.count()).toBe(0)
    english.push(...(await englishIn(page)))
  }
  expect([...new Set(english)]).toEqual([])
})
