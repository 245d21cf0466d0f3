import { pageLanguageOf } from '#domain/language/page-language.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Layer, ManagedRuntime } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { MemoryContents, type MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { contentReads } from '#ui/page-reads.ts'
import { onHome, readHome, type HomeData } from '#ui/site/home/home-data.ts'
import { HomePage } from '#ui/site/home/home-page.tsx'
import { homeRoute } from '#ui/site/home/home-route.tsx'

afterEach(cleanup)

const picture = (name: string) => `/media/${name}-1920x1200.webp`

const slider = ['strait', 'riwaq', 'sails'].map((name) => ({
  title: `Slide ${name}`,
  image: picture(name),
  description: `Words of ${name}.\n\nMore.`,
}))

const items: MemoryContentsOptions['items'] = {
  slider,
  brand: [
    { title: 'Jalboot Marine', image: picture('jalboot'), sector: 'Ports' },
    { title: 'Badgir Estates', image: picture('badgir'), sector: '' },
  ],
  historySlide: [
    { title: 'A berth', year: '1967', colour: '', image: picture('quay'), description: 'Deep.\n\nLong.' },
    { title: 'A chandlery', year: '1958', colour: '', image: picture('dhow'), description: 'Rope.' },
  ],
  newsArticle: [{ title: 'A fourth berth', image: picture('port'), description: 'At Hidd.\n\nIn May.' }],
  portfolioItem: [
    {
      title: 'Marine and ports',
      images: [
        { image: picture('norrvik'), name: 'Norrvik' },
        { image: picture('voss'), name: '' },
      ],
    },
  ],
  teamMember: ['Khalid', 'Huda', 'Daniel', 'Mariam'].map((name) => ({
    name,
    designation: 'Director',
    image: picture('person'),
    description: '',
  })),
}

const details: HomePageContent = {
  site: { legalName: 'Sahilan Group Holding' },
  statement: 'One chandlery became eight companies.',
  statementAr: 'بدأت ساحلان متجراً واحداً',
  facts: [{ value: '1958', label: 'Founded' }],
  services: [{ title: 'Ports' }],
  companiesTitle: 'Eight companies',
  historyTitle: 'Staying put',
  newsTitle: 'Fresh news',
  portfolioTitle: 'Names that trust us',
}

const readFrom = (options: MemoryContentsOptions, home: HomePageContent) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryContents(options), MemoryHomePageDetails({ details: home })),
  )
  return readHome(contentReads((effect) => runtime.runPromise(effect)))
}

const show = (home: HomeData, site: NonNullable<HomePageContent['site']> = {}) =>
  render(<HomePage frame={{ site, enquiry: { enquiryTitle: 'Tell us.' } }} home={home} />).container

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

test('[P1] shows the full name and a titled section per content type', async () => {
  show(await readFrom({ items }, details), details.site)
  expect(titles(1)).toEqual(['Sahilan Group Holding'])
  expect(titles(2)).toEqual([
    'Slide strait',
    'Eight companies',
    'Staying put',
    'Fresh news',
    'Names that trust us',
    'The people responsible',
    'Tell us.',
  ])
})

test('[P1] a section without a title has a default one', async () => {
  show(await readFrom({ items }, {}))
  expect(titles(2).slice(1, 5)).toEqual(['Our companies', 'Our history', 'Latest News', 'Our portfolio'])
})

test('[P1] shows the statement in both languages above the figures', async () => {
  show(await readFrom({ items }, details))
  const arabic = screen.getByText('بدأت ساحلان متجراً واحداً')
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl'])
  expect(arabic.previousElementSibling?.textContent).toBe('One chandlery became eight companies.')
  expect(screen.getByText('Founded').nextElementSibling?.textContent).toBe('1958')
})

test('[P1] renders every slide with its first sentence and shows the first slide', async () => {
  const page = show(await readFrom({ items }, details))
  const slides = [...page.querySelectorAll('[role=tabpanel]')]
  expect(slides.map((slide) => slide.querySelector('p')?.textContent)).toEqual([
    'Words of strait.',
    'Words of riwaq.',
    'Words of sails.',
  ])
  expect(slides.map((slide) => slide.hasAttribute('data-shown'))).toEqual([true, false, false])
})

test('[P1] each tab controls a slide and links to it without scripts', async () => {
  const page = show(await readFrom({ items }, details))
  const tabs = within(screen.getByRole('tablist', { name: 'Slides' })).getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(slider.map(({ title }) => title))
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
  for (const tab of tabs) {
    const slide = page.querySelector(tab.getAttribute('href') ?? '')
    expect(slide?.id).toBe(tab.getAttribute('aria-controls'))
    expect(slide?.getAttribute('aria-labelledby')).toBe(tab.id)
  }
})

test('[P1] shows no tabs for one slide, and the name if there is none', async () => {
  const one = show(await readFrom({ items: { slider: slider.slice(0, 1) } }, {}))
  expect(one.querySelector('[role=tablist], [role=tabpanel], button[data-autoplay]')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Slide strait' })).toBeTruthy()
  cleanup()
  show(await readFrom({}, details), details.site)
  expect(titles(1)).toEqual(['Sahilan Group Holding'])
})

test('[P1] loads the first picture eagerly and those below lazily', async () => {
  const page = show(await readFrom({ items }, details))
  const images = [...page.querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('fetchpriority')).filter(Boolean)).toEqual(['high'])
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high')
  for (const image of images.slice(1)) expect(image.getAttribute('loading')).toBe('lazy')
  for (const image of images) expect(image.getAttribute('width')).toBe('1920')
})

test('[P1] a brand has its name, its sector and a link to the services', async () => {
  show(await readFrom({ items }, details))
  const cell = screen.getByRole('link', { name: /Jalboot Marine/ })
  expect(cell.getAttribute('href')).toBe('/services')
  expect(cell.textContent).toBe('Ports')
})

test('[P1] has no links to services if there are none', async () => {
  show(await readFrom({ items }, { ...details, services: [] }))
  expect(screen.getByAltText('Jalboot Marine')).toBeTruthy()
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/services')).toEqual(
    [],
  )
})

test('[P1] the history has arrows, of which the back one is disabled', async () => {
  show(await readFrom({ items }, details))
  const panels = within(screen.getByRole('region', { name: 'Staying put' })).getAllByRole('listitem')
  expect(panels.map((panel) => panel.textContent)).toEqual(['1958A chandleryRope.', '1967A berthDeep.'])
  expect(screen.getByRole('button', { name: 'Earlier' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Later' }).getAttribute('aria-disabled')).toBeNull()
})

test('[P1] a portfolio item shows its title and its named logos', async () => {
  show(await readFrom({ items }, details))
  const row = screen.getByRole('heading', { name: 'Marine and ports' }).parentElement
  const marks = [...(row?.querySelectorAll('img') ?? [])]
  expect(marks.map((mark) => [mark.getAttribute('src'), mark.alt])).toEqual([
    [picture('norrvik'), 'Norrvik'],
    [picture('voss'), ''],
  ])
})

test('[P1] leaves out sections without content', async () => {
  const page = show(await readFrom({}, {}))
  expect(page.querySelectorAll('section')).toHaveLength(2)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Home', 'Tell us.'])
  expect(page.querySelector('img, a')).toBeNull()
})

test('[P1] limits the number of items on the page', async () => {
  const many = <Item,>(item: Item) => Array.from({ length: 60 }, () => item)
  const home = await readFrom(
    {
      items: {
        slider: slider.flatMap(many),
        brand: many({ title: 'A brand', image: picture('brand'), sector: '' }),
        portfolioItem: many({ title: 'Marks', images: many({ image: picture('mark'), name: '' }) }),
        teamMember: many({ name: 'Huda', designation: '', image: picture('huda'), description: '' }),
      },
    },
    {},
  )
  expect([home.slides.length, home.brands.length, home.portfolio.length, home.team.length]).toEqual([
    onHome.slides,
    24,
    onHome.portfolio,
    onHome.team,
  ])
  expect(home.portfolio[0]?.images).toHaveLength(onHome.picturesOfPortfolio)
})

test('[P1] escapes text that looks like markup', async () => {
  const title = '<b>bold</b>'
  const page = show(
    await readFrom({ items: { slider: [{ title, description: title, image: '' }] } }, { statement: title }),
  )
  expect(page.querySelector('b')).toBeNull()
  expect(screen.getAllByText(title)).toHaveLength(3)
})

test('[P1] the head preloads the first picture in the size shown', async () => {
  const loaderData = await readFrom({ items }, details)
  // The router's matches have many more fields than a head reads.
  const given = {
    loaderData,
    matches: [{ loaderData: { site: details.site, enquiry: {} } }],
    match: { context: { publicUrl: 'https://a.example', ...pageLanguageOf('en', 'en') } },
  }
  const head = await homeRoute.options.head?.(given as never)
  expect(head?.meta).toContainEqual({ title: 'Sahilan Group Holding' })
  expect(head?.meta).toContainEqual({ name: 'description', content: 'One chandlery became eight companies.' })
  const source = show(loaderData).querySelector('source')
  expect(head?.links).toEqual([
    { rel: 'canonical', href: 'https://a.example/' },
    {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imageSrcSet: source?.getAttribute('srcset'),
      imageSizes: source?.getAttribute('sizes'),
      fetchPriority: 'high',
    },
  ])
})
