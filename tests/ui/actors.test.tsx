import { act, cleanup, render, screen } from '@testing-library/react'
import { Effect, Layer } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { exampleFailures } from '#adapters/memory/example-failures.ts'
import type { ContentName } from '#domain/content/contents.ts'
import { CallFailed } from '#ports/failures.ts'
import { Contents } from '#ports/contents.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { ActorsProvider } from '#ui/actors/actors-provider.tsx'
import { useItems } from '#ui/actors/use-items.ts'
import { brands, notCalled, office } from './actors-office.ts'

afterEach(cleanup)

const latency = 20
const brandsOf = (made: ReturnType<typeof office>) => made.actors.staff().contents.brand
type Actors = ReturnType<typeof brandsOf>

const isLoading = ({ list }: Actors) => list.getSnapshot().hasTag('loading')
const titles = ({ list }: Actors) =>
  list.getSnapshot().context.items.map((item) => (item as { title?: string }).title)
const settled = ({ list }: Actors) => waitFor(list, (snapshot) => !snapshot.hasTag('loading'))
const fetched = async (actors: Actors) => {
  actors.list.send({ type: 'list.fetch' })
  await settled(actors)
}
const draft = { title: 'Badgir', image: '/media/badgir-1x1.webp', sector: '' }
const file = new File(['bytes'], 'badgir.png', { type: 'image/png' })

describe('a list', () => {
  it('[L1] a fetch sets loading, clears the error and brings the items', async () => {
    let failing = true
    const flaky = Layer.succeed(Contents, {
      ...notCalled,
      list: () => (failing ? Effect.fail(exampleFailures.broken) : Effect.succeed({ items: [], total: 0 })),
    })
    const actors = brandsOf(office({ store: flaky }))
    await fetched(actors)
    expect(actors.list.getSnapshot().context.failure?.message).toBe('The server could not do this')
    failing = false
    actors.list.send({ type: 'list.fetch' })
    expect(isLoading(actors)).toBe(true)
    expect(actors.list.getSnapshot().context.failure).toBeNull()
    await settled(actors)
    expect(actors.list.getSnapshot().matches({ items: 'ready' })).toBe(true)
  })

  it('[L1] the items arrive in the order of the store', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    expect(titles(actors)).toEqual(['Salwan', 'Dhuha'])
  })

  it.each([
    ['a fetch', ({ list }: Actors) => list.send({ type: 'list.fetch' })],
    ['an addition', ({ save }: Actors) => save.send({ type: 'save.submit', form: draft })],
    ['an update', ({ save }: Actors) => save.send({ type: 'save.submit', id: '1', form: draft })],
    ['a fetch by id', ({ details }: Actors) => details.send({ type: 'details.fetch', id: '1' })],
  ])('[L2] loading is true while %s is pending, false when it is done', async (_, begin) => {
    const actors = brandsOf(office({ contents: { latency } }))
    expect(isLoading(actors)).toBe(false)
    begin(actors)
    expect(isLoading(actors)).toBe(true)
    await settled(actors)
    expect(actors.list.getSnapshot().context.failure).toBeNull()
  })

  it.each([
    ['a fetch', ({ list }: Actors) => list.send({ type: 'list.fetch' })],
    ['an addition', ({ save }: Actors) => save.send({ type: 'save.submit', form: draft })],
    ['an update', ({ save }: Actors) => save.send({ type: 'save.submit', id: '1', form: draft })],
    ['a fetch by id', ({ details }: Actors) => details.send({ type: 'details.fetch', id: '1' })],
  ])(
    '[L2] loading is false and [L3] the server message is the error when %s was rejected',
    async (_, begin) => {
      const failing = { reads: exampleFailures.broken, writes: exampleFailures.broken }
      const actors = brandsOf(office({ contents: { latency, failing } }))
      begin(actors)
      expect(isLoading(actors)).toBe(true)
      await settled(actors)
      expect(actors.list.getSnapshot().context.failure).toMatchObject({
        message: 'The server could not do this',
        answered: true,
      })
    },
  )

  it('[L3] without a server message the error text is the error', async () => {
    const reads = new CallFailed({ message: 'Failed to fetch', answered: false })
    const actors = brandsOf(office({ contents: { failing: { reads } } }))
    await fetched(actors)
    expect(actors.list.getSnapshot().context.failure?.message).toBe('Failed to fetch')
  })

  it('[L2] clearing the details ends their loading', () => {
    const actors = brandsOf(office({ contents: { latency } }))
    actors.details.send({ type: 'details.fetch', id: '1' })
    expect(isLoading(actors)).toBe(true)
    actors.details.send({ type: 'details.clear' })
    expect(isLoading(actors)).toBe(false)
  })

  it('[L6] a deleted item is removed by its id', async () => {
    const made = office()
    const actors = brandsOf(made)
    await fetched(actors)
    actors.list.send({ type: 'items.remove', ids: ['1'] })
    await waitFor(actors.list, (snapshot) => snapshot.matches({ items: 'ready' }))
    expect(titles(actors)).toEqual(['Dhuha'])
    expect(made.told).toEqual([{ tone: 'success', text: 'Deleted brand successfully' }])
    await fetched(actors)
    expect(titles(actors)).toEqual(['Dhuha'])
  })

  it('shows what is left when only some of several could be deleted', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.list.send({ type: 'items.remove', ids: ['1', '99', '2'] })
    await waitFor(actors.list, (snapshot) => snapshot.context.items.length === 1)
    expect(titles(actors)).toEqual(['Dhuha'])
  })

  it('a new order is stored and shown', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.order(['2', '1'])
    await waitFor(actors.list, ({ context }) => context.items[0]?.id === '2')
    expect(titles(actors)).toEqual(['Dhuha', 'Salwan'])
  })
})

describe('saving', () => {
  it('[L4] an added item is appended to the list', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.save.send({ type: 'save.submit', form: draft })
    await settled(actors)
    expect(titles(actors)).toEqual(['Salwan', 'Dhuha', 'Badgir'])
    expect(actors.list.getSnapshot().context.total).toBe(3)
  })

  it('[L5] a change is merged into the matching item', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.save.send({ type: 'save.submit', id: '2', form: { title: 'Dhuha Solar', version: 1 } })
    await settled(actors)
    const [first, second] = actors.list.getSnapshot().context.items
    expect(first).toMatchObject({ id: '1', title: 'Salwan' })
    expect(second).toMatchObject({ id: '2', title: 'Dhuha Solar', sector: 'Energy', version: 2 })
  })

  it('[L9] without a new file the image stays; with one it is uploaded first', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    const image = () => actors.list.getSnapshot().context.items[0]
    actors.save.send({ type: 'save.submit', id: '1', form: { ...brands[0], title: 'Salwan Sea' } })
    await settled(actors)
    expect(image()).toMatchObject({ title: 'Salwan Sea', image: brands[0]?.image })
    actors.save.send({ type: 'save.submit', id: '1', form: { ...brands[0], image: file } })
    await settled(actors)
    expect(image()).toMatchObject({ image: '/media/memory1-1200x800.webp' })
  })

  it('[L10] every image of a portfolio item is uploaded first, and the stored addresses are saved', async () => {
    const { portfolioItem } = office().actors.staff().contents
    const other = new File(['more'], 'b.png', { type: 'image/png' })
    portfolioItem.save.send({
      type: 'save.submit',
      form: { title: 'Port', images: [file, '/media/old-1x1.webp', other] },
    })
    await waitFor(portfolioItem.save, (snapshot) => snapshot.matches('saved'))
    expect(portfolioItem.list.getSnapshot().context.items).toMatchObject([
      { images: ['/media/memory1-1200x800.webp', '/media/old-1x1.webp', '/media/memory2-1200x800.webp'] },
    ])
  })

  const forms = [
    ['teamMember', { name: 'Maryam', designation: 'Chair', image: file, description: '' }],
    ['newsArticle', { title: 'News', image: file, description: 'Text' }],
    ['portfolioItem', { title: 'Port', images: [file] }],
  ] as const satisfies ReadonlyArray<readonly [ContentName, object]>

  it.each(forms)('[L11] the form of a %s is busy until it was saved', async (name, form) => {
    const { save } = office({ contents: { latency }, images: { latency } }).actors.staff().contents[name]
    save.send({ type: 'save.submit', form })
    expect(save.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(save, (snapshot) => !snapshot.hasTag('busy'))
    expect(save.getSnapshot().value).toBe('saved')
  })

  it.each(forms)('[L11] the form of a %s is no longer busy when it was not saved', async (name, form) => {
    const failing = { writes: exampleFailures.broken }
    const { save } = office({ contents: { latency, failing } }).actors.staff().contents[name]
    save.send({ type: 'save.submit', form })
    expect(save.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(save, (snapshot) => !snapshot.hasTag('busy'))
    expect(save.getSnapshot().value).toBe('failed')
  })

  it('a draft that is refused has a sentence a field', async () => {
    const { save } = brandsOf(office())
    save.send({ type: 'save.submit', form: { ...draft, title: '' } })
    await waitFor(save, (snapshot) => snapshot.matches('failed'))
    expect(save.getSnapshot().context.failure).toMatchObject({
      reason: 'DraftRefused',
      fields: { title: 'Title is required' },
    })
  })

  it('an item that somebody else saved first comes along with the failure', async () => {
    const { save } = brandsOf(office())
    save.send({ type: 'save.submit', id: '1', form: { ...draft, version: 0 } })
    await waitFor(save, (snapshot) => snapshot.matches('failed'))
    expect(save.getSnapshot().context.failure).toMatchObject({
      reason: 'ItemChanged',
      current: { id: '1', title: 'Salwan', version: 1 },
    })
  })

  it('the same draft is tried again under the same key, a changed one under another', async () => {
    const keys: Array<string | undefined> = []
    const silent: WriteFailure = exampleFailures.offline
    const store = Layer.succeed(Contents, {
      ...notCalled,
      add: (_content, _draft, key) => {
        keys.push(key)
        return Effect.fail(silent)
      },
    })
    const { save } = brandsOf(office({ store }))
    for (const form of [draft, draft, { ...draft, title: 'Darb' }]) {
      save.send({ type: 'save.submit', form })
      await waitFor(save, (snapshot) => snapshot.matches('failed'))
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('the same draft once more after it was added is another item', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    for (let time = 0; time < 2; time += 1) {
      actors.save.send({ type: 'save.submit', form: draft })
      await settled(actors)
    }
    expect(titles(actors)).toEqual(['Salwan', 'Dhuha', 'Badgir', 'Badgir'])
  })

  it('a save goes on when its form is left, and the list hears of it', async () => {
    const actors = brandsOf(office({ contents: { latency } }))
    await fetched(actors)
    actors.save.send({ type: 'save.submit', form: draft })
    actors.save.send({ type: 'save.reset' })
    await settled(actors)
    expect(titles(actors)).toContain('Badgir')
  })
})

describe('details', () => {
  const careers = [
    { title: 'Engineer', location: 'Manama', description: 'Text' },
    { title: 'Clerk', location: 'Muharraq', description: 'Text' },
  ].map((given) => ({
    ...given,
    company: '',
    department: '',
    employmentType: '',
    experience: '',
    closingDate: '',
  }))
  const news = ['First', 'Second'].map((title) => ({
    title,
    image: '/media/a-1x1.webp',
    description: 'Text',
  }))
  const made = () => office({ contents: { latency, items: { career: careers, newsArticle: news } } })

  it.each(['career', 'newsArticle'] as const)(
    '[L7] a fetch of a %s by id clears the current one first',
    async (name) => {
      const { details } = made().actors.staff().contents[name]
      details.send({ type: 'details.fetch', id: '1' })
      await waitFor(details, (snapshot) => snapshot.matches('ready'))
      expect(details.getSnapshot().context.item).toMatchObject({ id: '1' })
      details.send({ type: 'details.fetch', id: '2' })
      expect(details.getSnapshot().context.item).toBeNull()
      await waitFor(details, (snapshot) => snapshot.matches('ready'))
      expect(details.getSnapshot().context.item).toMatchObject({ id: '2' })
    },
  )

  it('[L8] details can be cleared', async () => {
    const { details } = made().actors.staff().contents.career
    details.send({ type: 'details.fetch', id: '1' })
    await waitFor(details, (snapshot) => snapshot.matches('ready'))
    details.send({ type: 'details.clear' })
    expect(details.getSnapshot().context.item).toBeNull()
    expect(details.getSnapshot().value).toBe('empty')
  })
})

const Brands = () => {
  const { items, loading } = useItems('brand')
  return <p>{loading ? 'Loading...' : items.map((item) => item.title).join(', ')}</p>
}

describe('a screen', () => {
  it('draws what the actor knows', async () => {
    const made = office({ contents: { latency } })
    render(
      <ActorsProvider actors={made.actors}>
        <Brands />
      </ActorsProvider>,
    )
    act(() => brandsOf(made).list.send({ type: 'list.fetch' }))
    expect(screen.getByText('Loading...')).toBeDefined()
    expect(await screen.findByText('Salwan, Dhuha')).toBeDefined()
  })
})
