import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { slider } from '#domain/content/slider.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { Contents, type ItemChange } from '#ports/content/contents.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const article = {
  id: '1',
  title: 'A berth',
  image: samplePicture(),
  description: 'It opens.',
  translations: { ar: { title: 'رصيف' } },
  sources: { ar: { title: sourceHash('A quay') } },
}
const editing = { at: '/EditNews/1', role: 'CXTeam', items: { newsArticle: [article] } } as const

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))
const stored = ({ runtime }: Opened) =>
  runtime.runPromise(Contents.use((port) => port.get(newsArticle, '1', allLanguages)))
const saveElsewhere = ({ runtime }: Opened, change: ItemChange<typeof newsArticle>) =>
  runtime.runPromise(Contents.use((port) => port.update(newsArticle, '1', change, allLanguages)))
const save = async (office: Opened, version: number) => {
  await press(office, 'Save changes')
  await waitFor(async () => expect((await stored(office)).version).toBe(version))
}

describe('[T52] the languages of a form', () => {
  it('are side by side with lang and dir, and say what is missing', async () => {
    open(editing)
    const title = await field('Title, Arabic')
    expect([title.value, title.lang, title.dir]).toEqual(['رصيف', 'ar', 'rtl'])
    expect((await field('Title')).value).toBe('A berth')
    const description = await field('Description, Arabic')
    expect([description.value, description.placeholder]).toEqual(['', 'It opens.'])
    expect(screen.getByText('Readers of Arabic see the English.')).toBeTruthy()
    expect(await screen.findByText(/^Translated before the English changed/)).toBeTruthy()
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(status).toContain('العربية1 missing1 out of date')
  })

  it('"Still right" and "Use the English" close the gaps with the next save', async () => {
    const office = open(editing)
    await field('Title, Arabic')
    await press(office, 'Use the English')
    expect((await field('Description, Arabic')).value).toBe('It opens.')
    await press(office, 'Still right')
    expect(screen.getByText('Still right, marked by you just now.')).toBeTruthy()
    expect(screen.queryByText(/^\d+ (missing|out of date)$/)).toBeNull()
    await save(office, 2)
    expect(await stored(office)).toMatchObject({
      translations: { ar: { title: 'رصيف', description: 'It opens.' } },
      outdated: {},
    })
  })

  it('what was confirmed can be undone, which leaves the form as it was', async () => {
    const office = open(editing)
    await field('Title, Arabic')
    await press(office, 'Still right')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await press(office, 'Undo')
    expect(screen.getByRole('button', { name: 'Still right' })).toBeTruthy()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('keep the focus in the field whose note is settled by the keyboard', async () => {
    const { user } = open(editing)
    const [title, description] = [await field('Title, Arabic'), await field('Description, Arabic')]
    const settle = async (name: string) => {
      screen.getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
      return document.activeElement
    }
    expect(await settle('Use the English')).toBe(description)
    expect(await settle('Still right')).toBe(title)
    expect(await settle('Undo')).toBe(title)
  })

  it('"Next gap" leads from gap to gap', async () => {
    const office = open(editing)
    const gaps = [await field('Title, Arabic'), await field('Description, Arabic')]
    for (const gap of [...gaps, gaps[0]]) {
      await press(office, 'Next gap')
      expect(document.activeElement).toBe(gap)
    }
  })

  it('show a preview each, with the English where Arabic is missing', async () => {
    const { user } = open(editing)
    await user.type(await field('Title, Arabic'), ' جديد')
    const preview = screen.getByRole('region', { name: 'Preview, Arabic' })
    expect(preview.querySelector('[lang=ar][dir=rtl]')?.textContent).toContain('رصيف جديد')
    expect(within(preview).getByText('It opens.')).toBeTruthy()
  })

  it('are those of a new item too, and a copy keeps what is out of date', async () => {
    const office = open({ ...editing, at: '/AddNews?copy=1' })
    expect((await field('Title, Arabic')).value).toBe('نسخة من رصيف')
    expect(await screen.findByText(/^Translated before the English changed/)).toBeTruthy()
    await office.user.type(await field('Title, Arabic'), ' ثان')
    expect(screen.queryByText(/^Translated before the English changed/)).toBeNull()
  })

  it('hold for groups and lists of the home page, and follow an entry that moves', async () => {
    const office = open({ at: '/HomePage', role: 'CXTeam' })
    const fact = (number: number) => within(screen.getByRole('group', { name: `Fact ${number}` }))
    await field('Hours, Arabic')
    await office.user.type(fact(1).getByLabelText('Label, Arabic'), 'تأسست')
    await press(office, 'Move down fact 1')
    expect(fact(2).getByLabelText('Label, Arabic')).toHaveProperty('value', 'تأسست')
    await press(office, 'Save changes')
    await screen.findByText('Home page updated successfully')
    const read = HomePageDetails.use((port) => port.get(allLanguages))
    expect((await office.runtime.runPromise(read)).facts).toMatchObject([
      { translations: {} },
      { translations: { ar: { label: 'تأسست' } } },
      { translations: {} },
    ])
  })
})

const changes = () => Array.from(document.querySelectorAll('del, ins'), ({ textContent }) => textContent)

describe('[T52] a translation that is out of date', () => {
  const { sources: _, ...made } = article
  const current = { ...editing, items: { newsArticle: [made] } }

  it('shows what the English says since it was changed', async () => {
    const office = open({ ...current, at: '/NewsList' })
    await saveElsewhere(office, { title: 'A stone berth' })
    await saveElsewhere(office, { title: 'A stone pier' })
    office.router.history.push('/admin/EditNews/1')

    expect(await screen.findByText(/^Since \d+ [A-Z][a-z]+ the English says:$/)).toBeTruthy()
    expect(changes()).toEqual(['Removed: berth', 'Added: stone pier'])
    const text = document.querySelector('del')?.parentElement
    expect([text?.lang, text?.dir]).toEqual(['en', 'ltr'])
  })

  it('compares with the saved text while the English is typed', async () => {
    const office = open(current)
    await office.user.type(await field('Title'), ' at Hidd')
    expect(screen.getByText('With your change the English says:')).toBeTruthy()
    expect(changes()).toEqual(['Added:  at Hidd'])
  })

  it('says that the former text is gone', async () => {
    open(editing)
    expect(
      await screen.findByText('Translated before the English changed. The former text is no longer stored.'),
    ).toBeTruthy()
    expect(changes()).toEqual([])
  })

  it('shows lists of the home page, whichever place their entry has', async () => {
    const ar = { points: ['قطر', 'إرشاد'] }
    const office = open({ at: '/NewsList', role: 'CXTeam', homePage: {} })
    const update = (details: HomePageContent) =>
      office.runtime.runPromise(HomePageDetails.use((port) => port.update(details, allLanguages)))
    await update({ services: [{ title: 'Ports', points: ['Towage', 'Pilotage'], translations: { ar } }] })
    await update({ services: [{ title: 'Towers' }, { title: 'Ports', points: ['Towage', 'Salvage'] }] })
    office.router.history.push('/admin/HomePage')
    await screen.findByText(/^Since .* the English says:$/)
    expect(changes()).toEqual(['Removed: Pilotage', 'Added: Salvage'])
  })
})

describe('[T14] [T15] two people in one item', () => {
  it('change English and Arabic of other fields, and no question is asked', async () => {
    const office = open(editing)
    await office.user.type(await field('Description, Arabic'), 'افتتاح')
    await saveElsewhere(office, { title: 'A pier' })
    await press(office, 'Save changes')
    await screen.findByText(/Save again to keep both/)
    await save(office, 3)
    expect(await stored(office)).toMatchObject({
      title: 'A pier',
      translations: { ar: { title: 'رصيف', description: 'افتتاح' } },
      outdated: { ar: ['title'] },
    })
  })

  it('choose between two versions of one Arabic text, shown right to left', async () => {
    const office = open(editing)
    await office.user.type(await field('Title, Arabic'), ' لي')
    await saveElsewhere(office, { translations: { ar: { title: 'رصيف لهم' } } })
    await press(office, 'Save changes')
    const choice = within(await screen.findByRole('group', { name: 'You both changed title, Arabic' }))
    const theirs = choice.getByText('رصيف لهم')
    expect([theirs.lang, theirs.dir]).toEqual(['ar', 'rtl'])
    await office.user.click(choice.getByRole('radio', { name: /^Theirs/ }))
    await save(office, 3)
    expect((await stored(office)).translations).toEqual({ ar: { title: 'رصيف لهم' } })
  })

  it('find my Arabic out of date again after a look at theirs', async () => {
    const office = open(editing)
    await office.user.type(await field('Description, Arabic'), 'افتتاح')
    await saveElsewhere(office, { description: 'It opened.', translations: { ar: { description: 'فُتح' } } })
    await press(office, 'Save changes')
    const choice = within(await screen.findByRole('group', { name: 'You both changed description, Arabic' }))
    await office.user.click(choice.getByRole('radio', { name: /^Theirs/ }))
    await office.user.click(choice.getByRole('radio', { name: /^Yours/ }))
    await save(office, 3)
    expect((await stored(office)).outdated).toEqual({ ar: ['title', 'description'] })
  })

  it('leave Arabic for older English out of date until it is typed again', async () => {
    const office = open(editing)
    await office.user.type(await field('Description, Arabic'), 'افتتاح')
    await saveElsewhere(office, { description: 'It opened.' })
    await press(office, 'Save changes')
    await screen.findByText(/Save again to keep both/)
    expect(screen.getAllByText(/the English (changed|says)/)).toHaveLength(2)
    await office.user.type(await field('Description, Arabic'), ' جديد')
    expect(screen.getAllByText(/the English (changed|says)/)).toHaveLength(1)
    await save(office, 3)
    expect((await stored(office)).outdated).toEqual({ ar: ['title'] })
  })
})

describe('[T22] a picture of a translation', () => {
  it('is uploaded first, and falls back silently', async () => {
    const office = open({ at: '/EditSlider/1', role: 'CXTeam' })
    await office.user.upload(await field('Image, Arabic'), photo())
    await press(office, 'Save changes')
    await office.heading('Sliders')
    const read = Contents.use((port) => port.get(slider, '1', allLanguages))
    expect((await office.runtime.runPromise(read)).translations).toEqual({
      ar: { image: samplePicture('#F5EACB', '#AF8423') },
    })
  })
})
