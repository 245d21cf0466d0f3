import { Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { brands, brandsOf, fetched, notCalled, office, settled, titles } from './office.ts'

const latency = 20
const input = { title: 'Badgir', image: '/media/badgir-1x1.webp', sector: '' }
const file = new File(['bytes'], 'badgir.png', { type: 'image/png' })

const left = { base: {}, values: { title: 'Left' }, lacksFiles: false, at: '2026-11-21T08:00:00.000Z' }

describe('saving', () => {
  it.each([
    ['brand/1', { id: '1' }],
    ['brand/new', {}],
  ])('removes the unsaved form of %s, also after its screen is left', async (form, item) => {
    const backOffice = office()
    const { unsaved } = backOffice.actors.staff()
    const actors = brandsOf(backOffice)
    await fetched(actors)
    for (const name of ['brand/1', 'brand/new', 'brand/2']) unsaved.write(name, left)
    actors.save.send({ type: 'save.submit', form: input, ...item })
    expect(unsaved.read(form)).toEqual(left)
    await settled(actors)
    expect(unsaved.read(form)).toBeNull()
    expect(unsaved.read('brand/2')).toEqual(left)
  })

  it('[L4] appends an added item to the list', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.save.send({ type: 'save.submit', form: input })
    await settled(actors)
    expect(titles(actors)).toEqual(['Salwan', 'Dhuha', 'Badgir'])
    expect(actors.list.getSnapshot().context.total).toBe(3)
  })

  it('[L5] merges a change into the matching item', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    actors.save.send({ type: 'save.submit', id: '2', form: { title: 'Dhuha Solar', version: 1 } })
    await settled(actors)
    const [first, second] = actors.list.getSnapshot().context.items
    expect(first).toMatchObject({ id: '1', title: 'Salwan' })
    expect(second).toMatchObject({ id: '2', title: 'Dhuha Solar', sector: 'Energy', version: 2 })
  })

  it('[L9] keeps the image without a new file, and uploads a new one first', async () => {
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

  it('[L10] uploads every image of a portfolio item, and saves the addresses', async () => {
    const { portfolioItem } = office().actors.staff().contents
    const other = new File(['more'], 'b.png', { type: 'image/png' })
    portfolioItem.save.send({
      type: 'save.submit',
      form: {
        title: 'Port',
        images: [file, '/media/old-1x1.webp', other].map((image) => ({ image, name: '' })),
      },
    })
    await waitFor(portfolioItem.save, (snapshot) => snapshot.matches('saved'))
    expect(portfolioItem.list.getSnapshot().context.items).toMatchObject([
      {
        images: ['/media/memory1-1200x800.webp', '/media/old-1x1.webp', '/media/memory2-1200x800.webp'].map(
          (image) => ({ image, name: '' }),
        ),
      },
    ])
  })

  const forms = [
    ['teamMember', { name: 'Maryam', designation: 'Chair', image: file, description: '' }],
    ['newsArticle', { title: 'News', image: file, description: 'Text' }],
    ['portfolioItem', { title: 'Port', images: [{ image: file, name: '' }] }],
  ] as const satisfies ReadonlyArray<readonly [ContentTypeName, object]>

  it.each(forms)('[L11] is busy until a %s is saved', async (name, form) => {
    const { save } = office({ contents: { latency }, images: { latency } }).actors.staff().contents[name]
    save.send({ type: 'save.submit', form })
    expect(save.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(save, (snapshot) => !snapshot.hasTag('busy'))
    expect(save.getSnapshot().value).toBe('saved')
  })

  it.each(forms)('[L11] is no longer busy after a %s could not be saved', async (name, form) => {
    const failing = { writes: exampleFailures.broken }
    const { save } = office({ contents: { latency, failing } }).actors.staff().contents[name]
    save.send({ type: 'save.submit', form })
    expect(save.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(save, (snapshot) => !snapshot.hasTag('busy'))
    expect(save.getSnapshot().value).toBe('failed')
  })

  it('has a sentence per field after a refusal', async () => {
    const { save } = brandsOf(office())
    save.send({ type: 'save.submit', form: { ...input, title: '' } })
    await waitFor(save, (snapshot) => snapshot.matches('failed'))
    expect(save.getSnapshot().context.failure).toMatchObject({
      reason: 'InputRefused',
      fields: { title: 'Title is required' },
    })
  })

  it('has the other version if another person saved first', async () => {
    const { save } = brandsOf(office())
    save.send({ type: 'save.submit', id: '1', form: { ...input, version: 0 } })
    await waitFor(save, (snapshot) => snapshot.matches('conflicted'))
    expect(save.getSnapshot().context.failure).toMatchObject({
      reason: 'ItemChanged',
      current: { id: '1', title: 'Salwan', version: 1 },
    })
  })

  it('retries the same input with the same key, and a changed one with another', async () => {
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
    for (const form of [input, input, { ...input, title: 'Darb' }]) {
      save.send({ type: 'save.submit', form })
      await waitFor(save, (snapshot) => snapshot.matches('failed'))
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('adds the same input again as another item', async () => {
    const actors = brandsOf(office())
    await fetched(actors)
    for (let time = 0; time < 2; time += 1) {
      actors.save.send({ type: 'save.submit', form: input })
      await settled(actors)
    }
    await fetched(actors)
    expect(titles(actors)).toEqual(['Salwan', 'Dhuha', 'Badgir', 'Badgir'])
  })

  it('continues when its form is left, and updates the list', async () => {
    const actors = brandsOf(office({ contents: { latency } }))
    await fetched(actors)
    actors.save.send({ type: 'save.submit', form: input })
    actors.save.send({ type: 'save.reset' })
    await settled(actors)
    expect(titles(actors)).toContain('Badgir')
  })
})
