import { act, cleanup, render, screen } from '@testing-library/react'
import { Effect, Layer } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { UnexpectedFailure } from '#ports/failures.ts'
import { Contents } from '#ports/content/contents.ts'
import { ActorsProvider } from '#ui/actors/office/actors-provider.tsx'
import { useItems } from '#ui/actors/office/use-items.ts'
import { brandsOf, fetched, isLoading, notCalled, office, settled, titles, type Actors } from './office.ts'

afterEach(cleanup)

const latency = 20
const input = { title: 'Badgir', image: '/media/badgir-1x1.webp', sector: '' }

describe('a list', () => {
  it('[L1] sets loading and clears the error for a fetch', async () => {
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

  it('[L1] has the items in the order of the store', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    expect(titles(actors)).toEqual(['Salwan', 'Dhuha'])
  })

  it.each([
    ['a fetch', ({ list }: Actors) => list.send({ type: 'list.fetch' })],
    ['an addition', ({ save }: Actors) => save.send({ type: 'save.submit', form: input })],
    ['an update', ({ save }: Actors) => save.send({ type: 'save.submit', id: '1', form: input })],
    ['a fetch by id', ({ details }: Actors) => details.send({ type: 'details.fetch', id: '1' })],
  ])('[L2] is loading only while %s is pending', async (_, begin) => {
    const actors = brandsOf(office({ contents: { latency } }))
    expect(isLoading(actors)).toBe(false)
    begin(actors)
    expect(isLoading(actors)).toBe(true)
    await settled(actors)
    expect(actors.list.getSnapshot().context.failure).toBeNull()
  })

  it.each([
    ['a fetch', ({ list }: Actors) => list.send({ type: 'list.fetch' })],
    ['an addition', ({ save }: Actors) => save.send({ type: 'save.submit', form: input })],
    ['an update', ({ save }: Actors) => save.send({ type: 'save.submit', id: '1', form: input })],
    ['a fetch by id', ({ details }: Actors) => details.send({ type: 'details.fetch', id: '1' })],
  ])('[L2] is not loading and [L3] has the server message after %s failed', async (_, begin) => {
    const failing = { reads: exampleFailures.broken, writes: exampleFailures.broken }
    const actors = brandsOf(office({ contents: { latency, failing } }))
    begin(actors)
    expect(isLoading(actors)).toBe(true)
    await settled(actors)
    expect(actors.list.getSnapshot().context.failure).toMatchObject({
      message: 'The server could not do this',
    })
  })

  it('[L3] has the error text without a server message', async () => {
    const reads = new UnexpectedFailure({ message: 'Failed to fetch', withoutResponse: true })
    const actors = brandsOf(office({ contents: { failing: { reads } } }))
    await fetched(actors)
    expect(actors.list.getSnapshot().context.failure?.message).toBe('Failed to fetch')
  })

  it('[L2] stops loading when the details are cleared', () => {
    const actors = brandsOf(office({ contents: { latency } }))
    actors.details.send({ type: 'details.fetch', id: '1' })
    expect(isLoading(actors)).toBe(true)
    actors.details.send({ type: 'details.clear' })
    expect(isLoading(actors)).toBe(false)
  })

  it('[L6] removes a deleted item by its id', async () => {
    const backOffice = office()
    const actors = brandsOf(backOffice)
    await fetched(actors)
    actors.list.send({ type: 'items.remove', ids: ['1'] })
    await waitFor(actors.list, (snapshot) => snapshot.matches({ items: 'ready' }))
    expect(titles(actors)).toEqual(['Dhuha'])
    const action = { label: 'Undo', onSelect: expect.any(Function) }
    expect(backOffice.announced).toEqual([{ tone: 'success', text: 'Deleted brand successfully', action }])
    await fetched(actors)
    expect(titles(actors)).toEqual(['Dhuha'])
  })

  it('shows the rest if only some of several could be deleted', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.list.send({ type: 'items.remove', ids: ['1', '99', '2'] })
    await waitFor(actors.list, (snapshot) => snapshot.context.items.length === 1)
    expect(titles(actors)).toEqual(['Dhuha'])
  })

  it('stores and shows a new order', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    const { arrangement } = actors
    if (arrangement === undefined) throw new Error('Brands can be reordered')
    arrangement.send({ type: 'arrangement.open' })
    await waitFor(arrangement, (snapshot) => snapshot.matches('arranging'))
    arrangement.send({ type: 'arrangement.move', id: '2', to: 0 })
    arrangement.send({ type: 'arrangement.save' })
    await waitFor(actors.list, ({ context }) => context.items[0]?.id === '2')
    expect(titles(actors)).toEqual(['Dhuha', 'Salwan'])
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
  const backOffice = () => office({ contents: { latency, items: { career: careers, newsArticle: news } } })

  it.each(['career', 'newsArticle'] as const)(
    '[L7] of a %s are cleared before the next fetch',
    async (name) => {
      const { details } = backOffice().actors.staff().contents[name]
      details.send({ type: 'details.fetch', id: '1' })
      await waitFor(details, (snapshot) => snapshot.matches('ready'))
      expect(details.getSnapshot().context.item).toMatchObject({ id: '1' })
      details.send({ type: 'details.fetch', id: '2' })
      expect(details.getSnapshot().context.item).toBeNull()
      await waitFor(details, (snapshot) => snapshot.matches('ready'))
      expect(details.getSnapshot().context.item).toMatchObject({ id: '2' })
    },
  )

  it('[L8] can be cleared', async () => {
    const { details } = backOffice().actors.staff().contents.career
    details.send({ type: 'details.fetch', id: '1' })
    await waitFor(details, (snapshot) => snapshot.matches('ready'))
    details.send({ type: 'details.clear' })
    expect(details.getSnapshot().context.item).toBeNull()
    expect(details.getSnapshot().value).toBe('empty')
  })
})

const Brands = () => {
  const { items, total } = useItems('brand')
  return <p>{total === undefined ? 'Loading...' : items.map((item) => item.title).join(', ')}</p>
}

describe('a screen', () => {
  it('shows the state of an actor', async () => {
    const backOffice = office({ contents: { latency } })
    render(
      <ActorsProvider actors={backOffice.actors}>
        <Brands />
      </ActorsProvider>,
    )
    act(() => brandsOf(backOffice).list.send({ type: 'list.fetch' }))
    expect(screen.getByText('Loading...')).toBeDefined()
    expect(await screen.findByText('Salwan, Dhuha')).toBeDefined()
  })
})
