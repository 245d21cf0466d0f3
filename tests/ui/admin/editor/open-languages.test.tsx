import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { homePageFormOf, homePageOf } from '#ui/actors/content/home-page-form.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const editing = {
  at: '/HomePage',
  role: 'CXTeam',
  homePage: { statement: 'We build.', enquiryTitle: 'Write', languages: ['ar'], version: 1 },
} as const

type Opened = ReturnType<typeof open>

const arabic = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Arabic is open to visitors' })
const openTags = ({ runtime }: Opened) =>
  runtime.runPromise(HomePageDetails.use((port) => port.get())).then(({ languages }) => languages)
const save = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Home page updated successfully')
}

describe('[T6] opening a language in the home page', () => {
  it('says what visitors get, beside the figures of the board', async () => {
    const { user } = open(editing)
    const box = await arabic()
    expect(box.checked).toBe(true)
    const card = within(screen.getByRole('region', { name: 'Languages' }))
    expect(card.getByText(/^Visitors can switch to Arabic at/).textContent).toBe(
      'Visitors can switch to Arabic at /ar. Where it is missing they see the English, marked.',
    )
    expect(await card.findByText(/^\d+ of \d+ complete, \d+ missing, 0 out of date$/)).toBeTruthy()
    await user.click(box)
    expect(box.getAttribute('aria-describedby')).toBeTruthy()
    expect(card.getByText(/^Visitors find nothing at/).textContent).toBe(
      'Visitors find nothing at /ar. Only staff see the Arabic.',
    )
  })

  it('is a change of the history, and undone by restoring', async () => {
    const office = open(editing)
    await office.user.click(await arabic())
    await save(office)
    expect(await openTags(office)).toBeUndefined()

    await office.user.click(screen.getByRole('link', { name: 'Version history' }))
    expect((await screen.findByRole('deletion')).textContent).toBe('RemovedArabic')
    await office.user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await office.user.click(dialog.getByRole('button', { name: 'Restore' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(await openTags(office)).toEqual(['ar'])
    await office.user.click(undo)
    await screen.findByText('Restore undone')
    expect(await openTags(office)).toBeUndefined()
  })

  it('keeps the order of the site, whichever was opened first', async () => {
    const office = open({ ...editing, homePage: {}, languages: languagesIn('en,ar,fr') })
    await office.user.click(await screen.findByRole('checkbox', { name: 'French is open to visitors' }))
    await office.user.click(await arabic())
    await save(office)
    expect(await openTags(office)).toEqual(['ar', 'fr'])
  })

  it('is absent from a site of one language', async () => {
    open({ ...editing, languages: languagesIn('en') })
    await screen.findByLabelText('Brand name')
    expect(screen.queryByText(/open to visitors/)).toBeNull()
  })

  it('[T23] is absent from what is sent to a back end that knows no languages', () => {
    const details = { statement: 'We build.' }
    expect(homePageOf(homePageFormOf(details))).not.toHaveProperty('languages')
    expect(homePageOf(homePageFormOf({ ...details, translations: {} }))).toHaveProperty('languages', [])
  })
})
