import type { Effect } from 'effect'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents, type ItemChange } from '#ports/content/contents.ts'
import { samplePeople } from '#ui/sample/office/sample-people.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open, photo } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const editing = { at: '/EditNews/6', role: 'CXTeam' } as const
const before = 'Jalboot Marine opens a fourth berth at Hidd'
const title = () => screen.findByLabelText('Title')
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Save changes' }))
const notice = () => screen.findByText(/saved this [\w ]+ while you were editing it/)
const stored = ({ runtime }: Opened) => runtime.runPromise(Contents.use((port) => port.get(newsArticle, '6')))
/** Saves another version as a colleague. */
const saveElsewhere = ({ runtime }: Opened, change: ItemChange<typeof newsArticle>) =>
  runtime.runPromise(Contents.use((port) => port.update(newsArticle, '6', change)))
const versions = (label: string) => within(screen.getByRole('group', { name: `You both changed ${label}` }))

describe('two people who changed different fields', () => {
  it('both keep their changes, and see the other’s', async () => {
    const office = open(editing)
    await office.user.type(await title(), ', mine')
    await saveElsewhere(office, { description: 'Theirs' })
    await save(office)
    expect((await notice()).textContent).toContain('Save again to keep both.')
    expect(document.activeElement?.contains(await notice())).toBe(true)
    expect(screen.getByLabelText('Title')).toHaveProperty('value', `${before}, mine`)
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Theirs')
    expect(screen.getByText('Somebody else changed this; their version is shown.')).toBeTruthy()
    await save(office)
    await office.heading('News')
    expect(await stored(office)).toMatchObject({
      title: `${before}, mine`,
      description: 'Theirs',
      version: 3,
    })
  })

  it('can restore their own version of a field that only the other changed', async () => {
    const office = open(editing)
    const { description } = await stored(office)
    await office.user.type(await title(), ', mine')
    await saveElsewhere(office, { description: 'Theirs' })
    await save(office)
    await notice()
    await office.user.clear(screen.getByLabelText('Description'))
    await office.user.click(screen.getByRole('radio', { name: /^Yours/ }))
    expect(screen.getByLabelText('Description')).toHaveProperty('value', description)
  })
})

describe('two people who changed the same field', () => {
  const collided = async () => {
    const office = open(editing)
    await office.user.type(await title(), ', mine')
    await saveElsewhere(office, { title: 'Theirs', image: samplePicture('#000000') })
    await save(office)
    await notice()
    return office
  }

  it('see both texts and lose nothing', async () => {
    await collided()
    expect((await notice()).textContent).toContain('You both changed one field')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', `${before}, mine`)
    expect(versions('title').getByRole('radio', { name: `Yours ${before}, mine` })).toHaveProperty(
      'checked',
      false,
    )
    expect(versions('title').getByRole('radio', { name: 'Theirs Theirs' })).toHaveProperty('checked', false)
    expect(screen.getByRole('region', { name: 'Their version' }).textContent).toContain('Theirs')
    expect(screen.getByRole('region', { name: 'Your version' }).textContent).toContain(`${before}, mine`)
  })

  it('have to choose before they save', async () => {
    const office = await collided()
    await save(office)
    expect(screen.getByText('Choose which version to keep')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    expect((await stored(office)).version).toBe(2)
  })

  it.each([
    ['Yours', `${before}, mine`],
    ['Theirs', 'Theirs'],
  ])('keep %s', async (whose, expected) => {
    const office = await collided()
    await office.user.click(versions('title').getByRole('radio', { name: new RegExp(`^${whose}`) }))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', expected)
    await save(office)
    await office.heading('News')
    expect(await stored(office)).toMatchObject({
      title: expected,
      image: samplePicture('#000000'),
      version: 3,
    })
  })

  it('can type something else, which is a choice too', async () => {
    const office = await collided()
    await office.user.type(screen.getByLabelText('Title'), ' and theirs')
    expect((await notice()).textContent).toContain('Save again to keep both.')
    await save(office)
    await office.heading('News')
    expect((await stored(office)).title).toBe(`${before}, mine and theirs`)
  })

  it('choose again if a third person was faster', async () => {
    const office = await collided()
    await office.user.click(versions('title').getByRole('radio', { name: /^Theirs/ }))
    await saveElsewhere(office, { title: 'Of a third' })
    await save(office)
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Of a third'))
    await save(office)
    await office.heading('News')
    expect((await stored(office)).title).toBe('Of a third')
  })
})

it('shows both versions of a picture side by side', async () => {
  const office = open(editing)
  await title()
  await office.user.upload(screen.getByLabelText(/Choose a file/), photo())
  await saveElsewhere(office, { image: samplePicture('#123456') })
  await save(office)
  await notice()
  const pictures = versions('image').getAllByRole('presentation')
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    expect.stringMatching(/^blob:/),
    samplePicture('#123456'),
  ])
})

it.each([
  ['brand', '/EditOurBrand/1', { title: 'Theirs', sector: 'Theirs' }],
  [
    'historySlide',
    '/EditHistory/1',
    { title: 'Theirs', colour: '#000000', year: '1999', description: 'Theirs' },
  ],
  [
    'portfolioItem',
    '/EditPortfolio/1',
    { title: 'Theirs', images: [{ image: samplePicture('#123456'), name: '' }] },
  ],
  ['career', '/EditCareer/1', { title: 'Theirs', closingDate: '2030-01-01', description: 'Theirs' }],
] as const satisfies ReadonlyArray<readonly [ContentTypeName, string, object]>)(
  'merges every field of a %s',
  async (name, at, change) => {
    const office = open({ at, role: 'Admin' })
    await office.user.type(await title(), ', mine')
    await office.runtime.runPromise(
      Contents.use((port) =>
        port.update<(typeof contentTypes)[typeof name]>(contentTypes[name], '1', change),
      ),
    )
    await save(office)
    await notice()
    expect(screen.getAllByText(/^Somebody else changed this;/)).toHaveLength(Object.keys(change).length - 1)
    await office.user.click(versions('title').getByRole('radio', { name: /^Yours/ }))
    await save(office)
    await waitFor(async () => {
      const saved = await office.runtime.runPromise(Contents.use((port) => port.get(contentTypes[name], '1')))
      expect(saved).toMatchObject({ ...change, title: expect.stringMatching(/, mine$/), version: 3 })
    })
  },
)

it('reports two versions as a choice, not as a failure', async () => {
  const office = open(editing)
  await office.user.type(await title(), ', mine')
  await saveElsewhere(office, { description: 'Theirs' })
  await save(office)
  await notice()
  expect(screen.queryByText('Failed to update news: Something went wrong')).toBeNull()
})

it('names the author of the other version', async () => {
  let author = samplePeople.CXTeam
  const office = open({ ...editing, author: () => author })
  await office.user.type(await title(), ', mine')
  author = samplePeople.Admin
  await saveElsewhere(office, { description: 'Theirs' })
  await save(office)
  await screen.findByText(samplePeople.Admin.name)
  expect((await notice()).textContent).toContain(`${samplePeople.Admin.name} saved this article`)
})

it('keeps the names that two people gave to two pictures', async () => {
  const office = open({ at: '/EditPortfolio/2', role: 'Admin' })
  const use = <A, E>(request: (port: Contents['Service']) => Effect.Effect<A, E>) =>
    office.runtime.runPromise(Contents.use(request))
  const { images } = await use((port) => port.get(contentTypes.portfolioItem, '2'))
  const [first, second] = images
  if (first === undefined || second === undefined) throw new Error('Expected two pictures')
  const tile = within(await screen.findByRole('listitem', { name: 'Picture 2 of 2' }))
  await office.user.type(tile.getByRole('textbox', { name: 'Company or partner' }), 'Mine')
  // The other person moves the second picture to the front.
  await use((port) =>
    port.update(contentTypes.portfolioItem, '2', { images: [second, { ...first, name: 'Theirs' }] }),
  )
  await save(office)
  await notice()
  await save(office)
  await waitFor(async () =>
    expect((await use((port) => port.get(contentTypes.portfolioItem, '2'))).images).toEqual([
      { ...second, name: 'Mine' },
      { ...first, name: 'Theirs' },
    ]),
  )
})
