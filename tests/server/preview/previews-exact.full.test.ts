import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import { momentSegment } from '#domain/publishing/preview.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { isFull } from '#tests/support/full.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { pageId } from '#ui/router.tsx'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'
import { listOf, type Values } from '../support/calls/draft-calls.ts'

const start = Date.parse('2029-12-16T06:00:00Z')
const minute = 60_000
const at = (time: number) => new Date(time).toISOString()

let server: TestServer
let admin: Client
let picture: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  server = await startServer({ TIME_ZONE: 'Asia/Bahrain' }, {}, realFront)
  admin = await server.as('Admin')
  picture = await uploadPicture(admin)
  await admin.put('/homepage', { statement: 'Every day', languages: ['ar'] })
})
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

/** A generator of its own, so that a failure can be repeated. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const next = random(20_291_216)
const oneOf = <A>(list: ReadonlyArray<A>): A | undefined => list[Math.floor(next() * list.length)]

const titleOf = (subject: Publishable) =>
  subject === 'homePage' ? 'statement' : (Object.keys(samples[subject].input)[0] ?? '')

/** What gives a company and a person pages of their own. */
const pageFields: Partial<Record<Publishable, Values>> = {
  brand: { summary: 'Ships and quays.' },
  teamMember: { discription: 'Engineer.\n\nWorked on the quay before.' },
}

const items = new Map<Publishable, Array<string>>([['homePage', ['1']]])
const addItem = async (name: (typeof contentTypeNames)[number], title: string) => {
  const { data } = await admin.post(endpointOf(name).add, {
    ...withPicture(samples[name].input, picture),
    ...pageFields[name],
    ...(name === 'page' && { address: `/own-${items.get(name)?.length ?? 0}` }),
    [titleOf(name)]: title,
  })
  const id = String(((data['results'] ?? data) as Values)['id'])
  items.set(name, [...(items.get(name) ?? []), id])
}

let words = 0
const fieldsOf = (subject: Publishable): Values => {
  const title = `Text ${(words += 1)} of ${subject}`
  return {
    [titleOf(subject)]: title,
    ...(next() < 0.5 && { translations: { ar: { [titleOf(subject)]: `نص ${words}` } } }),
  }
}

/** Schedules a random change at one of the next minutes; some are refused. */
const schedule = async () => {
  const subject = oneOf(publishables) ?? 'brand'
  const dueAt = Date.now() + Math.ceil(next() * 3) * minute
  const way = next()
  const isNew = subject !== 'homePage' && way < 0.25
  const isLeaving = subject !== 'homePage' && way > 0.8
  const sample = subject === 'homePage' ? {} : withPicture(samples[subject].input, picture)
  await admin.post('/drafts', {
    subject,
    itemId: isNew ? '' : oneOf(items.get(subject) ?? []),
    action: isLeaving ? 'unpublish' : 'publish',
    ...(!isLeaving && { fields: { ...(isNew && sample), ...fieldsOf(subject) } }),
    ...(isNew && next() < 0.5 && { place: 1 }),
    dueAt: at(dueAt),
    ...(next() < 0.4 && { revertAt: at(dueAt + Math.ceil(next() * 2) * minute) }),
    release: oneOf(['', 'National Day']),
  })
}

/** Somebody changes an item, so that some changes conflict when they are due. */
const changeLive = async () => {
  const subject = oneOf(publishables) ?? 'homePage'
  if (subject === 'homePage') return admin.put('/homepage', fieldsOf(subject))
  const path = endpointOf(subject).update.replace('{id}', oneOf(items.get(subject) ?? []) ?? '')
  return admin.put(path, fieldsOf(subject))
}

const cookies = () => ({ cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

/** The changes that are due at a time and not applied yet. */
const waitingUntil = async (moment: number) =>
  listOf(await admin.get(`/drafts?state=scheduled&until=${at(moment + minute)}`))

/** Where pages have the ids of items. */
const idsIn: ReadonlyArray<readonly [RegExp, Publishable]> = [
  [/(newsinsights\/)(\d+)/gu, 'newsArticle'],
  [/(companies\/)(\d+)/gu, 'brand'],
  [/(people\/|person-)(\d+)/gu, 'teamMember'],
  [/(apply=|position-)(\d+)/gu, 'career'],
  [/(slide-|slide-tab-)(\d+)/gu, 'slider'],
  [/(portfolio-)(\d+)/gu, 'portfolioItem'],
]
const withoutNewIds = (page: string) =>
  idsIn.reduce(
    (text, [pattern, subject]) =>
      text.replaceAll(pattern, (whole, before: string, id: string) =>
        items.get(subject)?.includes(id) ? whole : `${before}NEW`,
      ),
    page,
  )

/** Where two pages begin to differ; empty if they are equal. */
const difference = (one: string, other = '') => {
  if (one === other) return ''
  let place = 0
  while (one[place] === other[place]) place += 1
  return [one, other].map((page) => page.slice(Math.max(0, place - 80), place + 160)).join('\n')
}

/** The body of a page without what a preview has otherwise: bar with the skip link, prefix, popups, snapshot, new ids. */
const comparable = (html: string) =>
  withoutNewIds(html)
    .replace(new RegExp(`^.*?<div id="${pageId}"`, 'su'), '')
    .replace(/<script type="application\/json".*$/su, '')
    .replace('</body></html>', '')
    .replace(/<a href="#content"[^>]*>[^<]*<\/a>/u, '')
    .replaceAll(/\/preview\/me\/\w+(?=\/)/gu, '')
    .replaceAll(/ data-(?:enquire|apply)="[^"]*"/gu, '')

test('[V2] a preview at a time equals the public page at that time', async () => {
  for (const name of contentTypeNames) {
    await addItem(name, `First ${name}`)
    await addItem(name, `Second ${name}`)
  }
  const rounds = isFull ? 40 : 4
  let differing = 0
  let added = 0
  for (let round = 0; round < rounds; round += 1) {
    for (let change = 0; change < 8; change += 1) await schedule()
    await changeLive()
    const moment = Date.now() + 2 * minute
    const idOf = (subject: Publishable) => oneOf(items.get(subject) ?? [])
    const paths = [
      '/',
      '/about',
      '/career',
      '/services',
      '/news',
      `/newsinsights/${idOf('newsArticle')}`,
      `/companies/${idOf('brand')}`,
      `/people/${idOf('teamMember')}`,
      '/own-0',
    ].flatMap((path) => [path, `/ar${path === '/' ? '' : path}`])
    paths.push('/search?q=Text', '/search?q=First', `/ar/search?q=${encodeURIComponent('نص')}`)
    const pagesBelow = async (prefix: string, headers = {}) => {
      const pages: Array<string> = []
      for (const path of paths) {
        const page = await server.visitor().page(`${prefix}${path}`, { headers })
        pages.push(`${path} ${page.status} ${comparable(await page.text())}`)
      }
      return pages
    }
    const before = await pagesBelow('')
    const expected = await pagesBelow(`/preview/me/${momentSegment(at(moment))}`, cookies())
    vi.setSystemTime(moment)
    // On a busy machine a request may get the site before all changes are applied.
    let waiting = await waitingUntil(moment)
    while (waiting.length > 0) waiting = await waitingUntil(moment)
    const actual = await pagesBelow('')
    expect(actual.map((page, index) => difference(page, expected[index])).filter(Boolean)).toEqual([])
    differing += actual.filter((page, index) => page !== before[index]).length
    added += expected.filter((page) => page.includes('NEW')).length
  }
  // Otherwise the test would compare nothing.
  expect(differing).toBeGreaterThan(rounds)
  expect(added).toBeGreaterThan(0)
}, 900_000)
