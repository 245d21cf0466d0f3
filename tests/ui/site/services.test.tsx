import { pageLanguageOf } from '#domain/language/page-language.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Layer, ManagedRuntime } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { pageReads, contentReads } from '#ui/page-reads.ts'
import { readServices } from '#ui/site/services/services-data.ts'
import { ServicesPage } from '#ui/site/services/services-page.tsx'
import { servicesRoute } from '#ui/site/services/services-route.tsx'

afterEach(cleanup)

const picture = (name: string) => `/media/${name}-1200x800.webp`
const brand = [{ title: 'Jalboot Marine', image: picture('jalboot'), sector: '' }]

const ports = {
  title: 'Ports and marine',
  company: 'Jalboot Marine',
  image: picture('port'),
  text: 'Pilotage and towage.\n\nAround the clock.',
  points: ['Terminal operations', 'Ship agency'],
}

const readFrom = (details: HomePageContent) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryContents({ items: { brand } }), MemoryHomePageDetails({ details })),
  )
  return readServices(contentReads((effect) => runtime.runPromise(effect)))
}

const show = async (details: HomePageContent) => {
  const services = await readFrom(details)
  return render(<ServicesPage frame={{ site: {}, enquiry: {} }} services={services} />).container
}

test('[P4] a service shows its picture, text, points and company logo', async () => {
  await show({ services: [ports], companiesTitle: 'Run by the people who built them' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our services')
  expect(screen.getByText('Run by the people who built them')).toBeTruthy()
  const service = within(screen.getByRole('article'))
  expect(service.getByRole('heading', { level: 2 }).textContent).toBe('Ports and marine')
  expect(service.getByText('Around the clock.')).toBeTruthy()
  expect(service.getAllByRole('listitem').map((point) => point.textContent)).toEqual(ports.points)
  expect(service.getByAltText('Jalboot Marine').getAttribute('src')).toBe(picture('jalboot'))
})

test('[P4] shows a company that is not a brand by its name', async () => {
  await show({ services: [{ ...ports, company: 'Rutabi, Salwan and Nassaj' }] })
  expect(screen.getByText('Rutabi, Salwan and Nassaj')).toBeTruthy()
  expect(screen.getByRole('article').querySelectorAll('img')).toHaveLength(1)
})

test('[P4] a translated service shows the logos of the original companies', async () => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      MemoryContents({
        items: { brand: brand.map((each) => ({ ...each, translations: { ar: { title: 'جالبوت' } } })) },
      }),
      MemoryHomePageDetails({
        details: {
          services: [{ ...ports, translations: { ar: { company: 'جالبوت البحرية وغيرها' } } }],
          languages: ['ar'],
        },
      }),
    ),
  )
  const page = pageLanguageOf('ar', 'en,ar')
  const { services } = await readServices(
    pageReads(page, (lang) => contentReads((effect) => runtime.runPromise(effect), lang)),
  )
  expect(services[0]?.marks.map(({ title }) => title)).toEqual(['جالبوت'])
})

test('[P4] leaves out sections without content', async () => {
  const page = await show({ services: [{ title: 'Advice' }] })
  expect(screen.getByRole('article').textContent).toBe('Advice')
  expect(page.querySelector('img, ul, p')).toBeNull()
  cleanup()
  await show({})
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('[P4] loads every picture except the first lazily', async () => {
  const page = await show({ services: [ports, { ...ports, title: 'Freight' }] })
  const loading = [...page.querySelectorAll(`img[src="${picture('port')}"]`)].map((image) =>
    image.getAttribute('loading'),
  )
  expect(loading).toEqual([null, 'lazy'])
})

test('[P4] the head has title, description and canonical URL', async () => {
  const loaderData = await readFrom({ services: [ports, { title: 'Freight' }] })
  // The router's matches have many more fields than a head reads.
  const given = {
    loaderData,
    matches: [],
    match: { context: { publicUrl: 'https://a.example', ...pageLanguageOf('en', 'en') } },
  }
  const head = await servicesRoute.options.head?.(given as never)
  expect(head?.meta).toContainEqual({ title: 'Our services' })
  expect(head?.meta).toContainEqual({ name: 'description', content: 'Ports and marine, Freight' })
  expect(head?.links).toEqual([{ rel: 'canonical', href: 'https://a.example/services' }])
})
