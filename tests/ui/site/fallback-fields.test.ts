import { Layer, ManagedRuntime } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import { emptyProfile } from '#domain/visitor-forms/profile/profile.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { pageReads, contentReads } from '#ui/page-reads.ts'
import { pageWordsOf } from '#ui/words/site/page-words-of.ts'

const image = '/media/0123456789abcdef0123-1920x1280.webp'

/** What every entry has beside its texts. One brand has no logo, so that its name is shown. */
const plain = (subject: string, id: string) => ({
  id,
  image: subject === 'brand' && id === '2' ? '' : image,
  images: [],
  title: '',
  label: '',
  year: '1958',
  colour: '',
  value: '4',
  closingDate: '',
  ...(subject === 'page' && { address: `/own-${id}`, menu: 'others' }),
  createdAt: '2026-01-01T00:00:00.000Z',
})

const valueOf = (field: string, text: string) => {
  if (field === 'points') return [text]
  if (field === 'description' || field === 'text') return `${text}\n\n${text}`
  return field === 'location' ? `${text}, ${text}` : text
}

/** The texts of a group, all of which are translated but the missing one, such as `career.title`. */
const textsOf = ({ translated = [] }: TranslatedFields, subject: string, missing: string, id: string) => {
  const written = (write: (field: string, at: number) => string) =>
    Object.fromEntries(translated.map((field, at) => [field, valueOf(field, write(field, at))]))
  const arabic = written((_, at) => `نصّ ${at}${id}`)
  const missed = translated.filter((field) => missing === `${subject}.${field}`)
  return {
    ...written((field) => `${subject} ${field} ${id}`),
    translations: { ar: { ...arabic, ...Object.fromEntries(missed.map((field) => [field, ''])) } },
  }
}

const entriesOf = (declared: TranslatedFields, subject: string, missing: string) =>
  ['1', '2'].map((id) => ({ ...plain(subject, id), ...textsOf(declared, subject, missing, id) }))

const { site = {}, facts = {}, services = {} } = homePageTexts.groups ?? {}
const { contact = {} } = site.groups ?? {}
const groups = { ...contentTypes, homePage: homePageTexts, site, contact, facts, services }

const storesWithout = (missing: string) =>
  Layer.mergeAll(
    MemoryContents({
      items: Object.fromEntries(
        Object.entries(contentTypes).map(([name, declared]) => [name, entriesOf(declared, name, missing)]),
      ),
    }),
    MemoryHomePageDetails({
      details: {
        ...textsOf(homePageTexts, 'homePage', missing, ''),
        site: {
          ...textsOf(site, 'site', missing, ''),
          contact: textsOf(contact, 'contact', missing, ''),
        },
        facts: entriesOf(facts, 'facts', missing),
        services: entriesOf(services, 'services', missing),
        languages: ['ar'],
      },
    }),
  )

const pages = [
  '/',
  '/about',
  '/services',
  '/career',
  '/career?apply=1',
  '/career?applied=1',
  '/contact',
  '/newsinsights/1',
  '/companies/1',
  '/own-1',
]
const closed = { values: { ...emptyProfile, careerId: '9', resume: undefined }, errors: {} }

/** The bodies of all Arabic pages. */
const bodiesWithout = async (missing: string) => {
  const runtime = ManagedRuntime.make(storesWithout(missing))
  const language = pageLanguageOf('ar', 'en,ar')
  const context = {
    read: pageReads(language, (lang) => contentReads((effect) => runtime.runPromise(effect), lang)),
    publicUrl: 'https://sahilan.example',
    product: 'group',
    timeZone: 'Asia/Bahrain',
    today: '2026-11-21',
    words: pageWordsOf('ar'),
    assets: { boot: '/boot.js', rules: [], fonts: { Latn: [], Arab: [], Deva: [] } },
    ...language,
  }
  const shown = await Promise.all([
    ...pages.map((path) => renderedPage(path, context)),
    renderedPage('/career', context, { career: closed }),
  ])
  return shown.map(({ html }) => new DOMParser().parseFromString(html, 'text/html').body)
}

/** The texts that people read or hear, with the elements that they are in. */
const textsIn = (body: HTMLElement) =>
  [...body.querySelectorAll('*:not(script, style)')].flatMap((element) => {
    const heard = ['alt', 'aria-label'].flatMap((name) => element.getAttribute(name) ?? [])
    const read = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    return [...heard, ...read.map(({ textContent }) => textContent ?? '')].map((text) => ({ element, text }))
  })

const attributeAt = (element: Element, name: string) => element.closest(`[${name}]`)?.getAttribute(name)

const isIn = (element: Element, lang: string, dir: string) =>
  attributeAt(element, 'lang') === lang && attributeAt(element, 'dir') === dir

const drawnEmpty = 'p, h1, h2, h3, h4, li, dt, dd, b, bdi, address, summary, option'

const fields = Object.entries(groups).flatMap(([subject, { translated = [] }]: [string, TranslatedFields]) =>
  translated.map((field) => `${subject}.${field}`),
)

test.each(fields)('[T25] %s is marked wherever it falls back, and nothing else is', async (missing) => {
  const bodies = await bodiesWithout(missing)
  const texts = bodies.flatMap(textsIn)
  const fallen = texts.filter(({ text }) => text.includes(missing.replace('.', ' ')))
  expect(fallen.length).toBeGreaterThan(0)
  // Isolated names are part of an Arabic sentence.
  const latin = texts.filter(({ text }) => /[a-z]{2}/i.test(text.replaceAll(/\u2066[^\u2069]*\u2069/g, '')))
  expect(latin.filter(({ element }) => !isIn(element, 'en', 'ltr')).map(({ text }) => text)).toEqual([])
  const arabic = texts.filter(({ text }) => text.startsWith('نصّ'))
  expect(arabic.length).toBeGreaterThan(0)
  const own = ({ element }: (typeof texts)[number]) =>
    ['lang', 'dir'].some((name) => element.closest(`[${name}]`)?.tagName !== 'HTML')
  expect(arabic.filter(own).map(({ element }) => element.outerHTML)).toEqual([])
  const empty = bodies
    .flatMap((body) => [...body.querySelectorAll(drawnEmpty)])
    .filter(
      (element) => element.textContent?.trim() === '' && element.querySelector('img, svg, input') === null,
    )
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([])
})
