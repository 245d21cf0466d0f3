import { pageLanguageOf } from '#domain/language/page-language.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Layer, ManagedRuntime } from 'effect'
import { afterEach, describe, expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { emptyProfile } from '#domain/visitor-forms/profile/profile.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import { contentReads } from '#ui/page-reads.ts'
import type { ApplicationResponse } from '#ui/site/visitor-form/form-responses.ts'
import { readCareer } from '#ui/site/career/career-data.ts'
import { CareerPage } from '#ui/site/career/career-page.tsx'
import { careerRoute } from '#ui/site/career/career-route.tsx'
import { careerSearch, positionsAddress, type CareerSearch } from '#ui/site/career/career-search.ts'
import { formatDay } from '#ui/site/format/format-day.ts'
import { sentencesBeside } from './sentences-beside.ts'

afterEach(cleanup)

const career = (title: string, company: string, location: string, closingDate = '') => ({
  title,
  company,
  department: title === 'Pilot' ? 'Operations' : 'Building',
  location,
  employmentType: 'Full time',
  experience: '5 years',
  closingDate,
  description: `${title} wanted.\n\nMore of it.`,
})

const today = '2026-11-21'
const open = [
  { id: '1', ...career('Pilot', 'Jalboot', 'Hidd, Bahrain', '2026-12-31') },
  { id: '2', ...career('Engineer', 'Tabuq', 'Riyadh, KSA', today) },
  { id: '3', ...career('Mason', 'Tabuq', 'Sitra, Bahrain') },
]

const readFrom = (positions: typeof open) => {
  const stores = Layer.mergeAll(MemoryContents({ items: { career: positions } }), MemoryHomePageDetails())
  const runtime = ManagedRuntime.make(stores)
  return readCareer(
    contentReads((effect) => runtime.runPromise(effect)),
    today,
  )
}

const show = async (search: CareerSearch = {}, positions = open, response?: ApplicationResponse) => {
  const data = await readFrom(positions)
  const frame = { site: {}, enquiry: {} }
  return render(<CareerPage frame={frame} career={data} search={search} response={response} />).container
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const count = () => screen.getByRole('heading', { level: 2 }).textContent
const chips = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('link')

describe('the positions', () => {
  test('[P5] are open today or have no closing date', async () => {
    await show({}, [...open, { id: '4', ...career('Cook', 'Rutabi', 'Isa Town, Bahrain', '2026-11-20') }])
    expect(titles().toSorted()).toEqual(['Engineer', 'Mason', 'Pilot'])
    expect(count()).toBe('3 open positions')
  })

  test('[P5] show workplace, employment and a link to apply', async () => {
    await show({}, open.slice(0, 1))
    expect(count()).toBe('1 open position')
    const facts = [...document.querySelectorAll('dd')].map((fact) => fact.textContent)
    expect(facts).toEqual([
      'Jalboot',
      'Hidd, Bahrain',
      'Operations',
      'Full time',
      'Experience: 5 years',
      'Closes 31 Dec 2026',
    ])
    expect(document.querySelector('time')?.dateTime).toBe('2026-12-31')
    const apply = screen.getByRole('link', { name: 'Apply for Pilot' })
    expect(apply.getAttribute('href')).toBe('/career?apply=1')
    expect(apply.dataset['apply']).toBe('1')
  })

  test('[P5] say that there are none', async () => {
    await show({}, [])
    expect(screen.getByText('No open positions today.')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('the filters', () => {
  test('[P5] are links that work without scripts, by company, country and department', async () => {
    await show()
    const choices = ['Company', 'Country', 'Department'].map((name) =>
      chips(name).map(({ textContent }) => textContent),
    )
    expect(choices.map((names) => names.toSorted())).toEqual([
      ['All', 'Jalboot', 'Tabuq'],
      ['All', 'Bahrain', 'KSA'],
      ['All', 'Building', 'Operations'],
    ])
    const bahrain = screen.getByRole('link', { name: 'Bahrain' })
    expect(bahrain.getAttribute('href')).toBe('/career?country=Bahrain#positions')
  })

  test('[P5] combine, mark the chosen value, and are removed one by one', async () => {
    await show({ country: 'Bahrain', company: 'Tabuq' })
    expect(titles()).toEqual(['Mason'])
    const chosen = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)
    expect(chosen).toEqual(['Tabuq', 'Bahrain', 'All'])
    const all = chips('Company')[0]
    expect(all?.getAttribute('href')).toBe('/career?country=Bahrain#positions')
    const more = screen.getByRole('link', { name: 'Building' })
    expect(more.getAttribute('href')).toBe(
      '/career?company=Tabuq&country=Bahrain&department=Building#positions',
    )
  })

  test('[P5] without a match lead back to all positions', async () => {
    await show({ country: 'Mars' })
    expect(count()).toBe('No matching position.')
    const all = screen.getByRole('link', { name: 'Show all positions' })
    expect(all.getAttribute('href')).toBe('/career#positions')
  })

  test('[P5] need at least two values', async () => {
    await show({}, open.slice(0, 1))
    expect(screen.queryByRole('navigation', { name: 'Filters' })).toBeNull()
  })

  test('[P5] find a position that names several countries under each of them', async () => {
    const both = [...open, { id: '4', ...career('Graduate', 'Jalboot', 'Manama and Kuwait City') }]
    await show({ country: 'Kuwait' }, both)
    expect(titles()).toEqual(['Graduate'])
    cleanup()
    await show({ country: 'Bahrain' }, both)
    expect(titles().toSorted()).toEqual(['Graduate', 'Mason', 'Pilot'])
  })

  test('[P5] read the known parameters, and write them in one order', () => {
    const read = careerSearch({ country: 'UAE', company: 'A & B', utm: 'x', department: '', apply: 7 })
    expect(read).toEqual({ company: 'A & B', country: 'UAE' })
    expect(positionsAddress(read)).toBe('/career?company=A+%26+B&country=UAE#positions')
  })
})

test('[P5] a closing date reads the same everywhere', () => {
  expect(formatDay('2026-09-01')).toBe('1 Sep 2026')
})

describe('the page of one position', () => {
  const form = () => document.querySelector('form')

  test('[P5] has the whole description, and a form that works without scripts', async () => {
    await show({ apply: '2' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Engineer')
    expect(screen.getByText('More of it.')).toBeTruthy()
    expect([form()?.method, form()?.getAttribute('enctype'), form()?.getAttribute('action')]).toEqual([
      'post',
      'multipart/form-data',
      '/career?apply=2',
    ])
    const names = [...(form()?.elements ?? [])].map((field) => field.getAttribute('name'))
    expect(new Set(names.filter((name) => name !== null))).toEqual(
      new Set([...Object.keys(emptyProfile), 'resume', 'website', 'consent']),
    )
    expect(form()?.querySelector<HTMLInputElement>('[name=careerId]')?.value).toBe('2')
    const places = within(screen.getByLabelText('Location')).getAllByRole('option')
    expect(places.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Bahrain',
      'KSA',
      'UAE',
      'Kuwait',
      'Qatar',
      'Others',
    ])
  })

  test('[P5] shows the errors of a refused post beside the fields', async () => {
    const profile = { ...emptyProfile, careerId: '2', firstName: 'Yara', phone: '12' }
    const resume = { name: 'me.png', size: 9, type: 'image/png' }
    await show({ apply: '2' }, open, {
      values: { ...profile, resume },
      errors: profileErrors(profile, resume),
    })
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Yara')
    expect(sentencesBeside()).toEqual([
      'Last name is required',
      'Email is required',
      'Enter a valid 10-digit number',
      'Location is required',
      'Choose a PDF or Word (.docx) file',
    ])
  })

  test('[P5] shows the list for a closed position, and after an application', async () => {
    await show({ apply: '99' })
    expect(screen.getByRole('status').textContent).toBe('This position does not take applications any more.')
    expect(titles()).toHaveLength(3)
    cleanup()
    await show({ applied: '2' })
    expect(screen.getByRole('status').textContent).toBe(
      'Your application for Engineer has arrived. Thank you.',
    )
    cleanup()
    await show({ applied: '99', reference: 'not one' })
    expect(screen.getByRole('status').textContent).toBe('Your application has arrived. Thank you.')
  })
})

test('[P5] sets title, description and canonical address, also of each position', async () => {
  const loaderData = await readFrom(open)
  const headAt = (search: CareerSearch) => {
    // The router's matches have many more fields than a head reads.
    const match = { search, context: { publicUrl: 'https://a.example', ...pageLanguageOf('en', 'en') } }
    return careerRoute.options.head?.({ loaderData, matches: [], match } as never)
  }
  const head = await headAt({})
  expect(head?.meta).toContainEqual({ title: 'Careers' })
  expect(head?.meta?.find((tag) => tag && 'name' in tag && tag.name === 'robots')).toBeUndefined()
  expect(head?.links).toEqual([{ rel: 'canonical', href: 'https://a.example/career' }])
  const ofOne = await headAt({ apply: '1' })
  expect(ofOne?.meta).toContainEqual({ title: 'Pilot' })
  expect(ofOne?.links).toEqual([{ rel: 'canonical', href: 'https://a.example/career?apply=1' }])
  const ofNone = await headAt({ apply: '999' })
  expect(ofNone?.links).toEqual([{ rel: 'canonical', href: 'https://a.example/career' }])
})
