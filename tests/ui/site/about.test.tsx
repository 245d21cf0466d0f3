import { pageLanguageOf } from '#domain/language/page-language.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Layer, ManagedRuntime } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { MemoryContents, type MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { contentReads } from '#ui/page-reads.ts'
import { readAbout, type AboutData } from '#ui/site/about/about-data.ts'
import { AboutPage } from '#ui/site/about/about-page.tsx'
import { aboutRoute } from '#ui/site/about/about-route.tsx'

afterEach(cleanup)

const picture = (name: string) => `/media/${name}-1920x1280.webp`

const items: MemoryContentsOptions['items'] = {
  slider: ['strait', 'riwaq', 'sails'].map((name) => ({
    title: name,
    image: picture(name),
    description: '',
  })),
  historySlide: [
    {
      title: 'Brick by brick',
      year: '1979',
      colour: '#1A4569',
      image: picture('brick'),
      description: 'A school.',
    },
    {
      title: 'A chandlery',
      year: '1958',
      colour: '',
      image: picture('dhow'),
      description: 'Rope.\n\nCanvas.',
    },
  ],
  teamMember: [
    {
      name: 'Huda Al Marhoon',
      designation: 'Chief Executive',
      image: picture('huda'),
      description: 'Engineer.',
    },
    { name: 'Khalid Al Marhoon', designation: 'Chairman', image: picture('khalid'), description: '' },
  ],
}

const details: HomePageContent = {
  site: { legalName: 'Sahilan Group Holding' },
  statement: 'One chandlery became eight companies.',
  statementAr: 'بدأت ساحلان متجراً واحداً',
  facts: [{ value: '1958', label: 'Founded' }],
  historyTitle: 'Staying put since 1958',
}

const readFrom = (options: MemoryContentsOptions, home: HomePageContent) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryContents(options), MemoryHomePageDetails({ details: home })),
  )
  return readAbout(contentReads((effect) => runtime.runPromise(effect)))
}

const show = (about: AboutData, site: NonNullable<HomePageContent['site']> = {}) =>
  render(<AboutPage frame={{ site, enquiry: { enquiryTitle: 'Tell us.' } }} about={about} />).container

const panels = () =>
  within(screen.getByRole('region', { name: 'Staying put since 1958' })).getAllByRole('listitem')

test('[T38] an Arabic statement that begins with a Latin name is right-to-left', async () => {
  const statement = 'Dhuha Energy شركة من البحرين تعمل منذ سنوات'
  show(await readFrom({ items }, { statement }))
  expect(screen.getByText(statement).dir).toBe('rtl')
})

test('[P2] shows the story in English and Arabic, each in its direction', async () => {
  show(await readFrom({ items }, details), details.site)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About us')
  expect(screen.getByText('Sahilan Group Holding')).toBeTruthy()
  expect(screen.getByText('One chandlery became eight companies.')).toBeTruthy()
  const arabic = screen.getByText('بدأت ساحلان متجراً واحداً')
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl'])
  expect(screen.getByText('Founded').nextElementSibling?.textContent).toBe('1958')
})

test("[P2] shows the history from the oldest year on, in the slides' colours", async () => {
  show(await readFrom({ items }, details))
  expect(panels().map((panel) => panel.textContent)).toEqual([
    '1958A chandleryRope.Canvas.',
    '1979Brick by brickA school.',
  ])
  expect(panels().map((panel) => panel.getAttribute('style'))).toEqual([
    null,
    expect.stringMatching(/#1A4569/i),
  ])
})

test('[P2] shows the team in its order and a link to the open positions', async () => {
  show(await readFrom({ items }, details))
  const people = screen.getAllByRole('heading', { level: 3 }).slice(-2)
  expect(people.map((name) => name.textContent)).toEqual(['Huda Al Marhoon', 'Khalid Al Marhoon'])
  expect(screen.getByText('Chief Executive')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open positions' }).getAttribute('href')).toBe('/career')
})

test('[P2] pictures have dimensions, and load lazily below the fold', async () => {
  const page = show(await readFrom({ items }, details))
  const named = (name: string) => page.querySelector(`img[src="${picture(name)}"]`)
  expect(named('riwaq')?.getAttribute('loading')).toBeNull()
  for (const name of ['brick', 'huda']) expect(named(name)?.getAttribute('loading')).toBe('lazy')
  for (const image of page.querySelectorAll('img')) {
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1920', '1280'])
  }
  expect(screen.getByAltText('Huda Al Marhoon')).toBe(named('huda'))
})

test('[P2] leaves out sections without content', async () => {
  const page = show(await readFrom({}, {}))
  expect(page.querySelectorAll('section')).toHaveLength(2)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'About us',
    'Tell us.',
  ])
  expect(page.querySelector('img')).toBeNull()
})

test('[P2] escapes text that looks like markup', async () => {
  const page = show(await readFrom({}, { statement: '<b>bold</b>' }))
  expect(page.querySelector('b')).toBeNull()
  expect(screen.getByText('<b>bold</b>')).toBeTruthy()
})

test('[P2] the head has title, description and canonical URL', async () => {
  const loaderData = await readFrom({ items }, details)
  const frame = { site: { brandName: 'Sahilan' }, enquiry: {} }
  // The router's matches have many more fields than a head reads.
  const given = {
    loaderData,
    matches: [{ loaderData: frame }],
    match: { context: { publicUrl: 'https://a.example', ...pageLanguageOf('en', 'en') } },
  }
  const head = await aboutRoute.options.head?.(given as never)
  expect(head?.meta).toContainEqual({ title: 'About us | Sahilan' })
  expect(head?.meta).toContainEqual({ name: 'description', content: 'One chandlery became eight companies.' })
  expect(head?.links).toEqual([{ rel: 'canonical', href: 'https://a.example/about' }])
})
