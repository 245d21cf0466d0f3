import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import { httpAdapters, ok } from '../../support/http-adapters.ts'

const { brand } = contentTypes
const { answering, firstRequest, run, failing } = httpAdapters()

describe('a list', () => {
  it('requests a page by wire names', async () => {
    const query = { size: 2, sort: '-title', search: 'sal', after: '1.7' }
    await answering(() => ok({ results: [], total: 0 }))
    await run(Effect.flatMap(Contents, (port) => port.list(brand, query)))
    const { pathname, searchParams } = new URL(firstRequest().url, 'http://side')
    expect(pathname).toBe('/api/group/Ourbrands_list')
    expect(Object.fromEntries(searchParams)).toEqual({ size: '2', sort: '-Tittle', q: 'sal', after: '1.7' })
  })

  it('returns the page with total and cursors', async () => {
    const data = {
      results: [{ id: '7', Tittle: 'Salwan' }],
      total: 1_000,
      totalAtLeast: true,
      next: 'n',
      previous: 'p',
    }
    await answering(() => ok(data))
    const page = await run(Effect.flatMap(Contents, (port) => port.list(brand, { size: 1 })))
    expect(page).toMatchObject({
      items: [{ id: '7' }],
      total: 1_000,
      totalAtLeast: true,
      next: 'n',
      previous: 'p',
    })
  })

  it('of another back end without totals is sorted, searched and paged locally', async () => {
    const results = ['Darb', 'Salwan', 'Badgir', 'Sails'].map((Tittle, index) => ({ id: index + 1, Tittle }))
    await answering(() => ok({ results }))
    const [first, next] = await run(
      Effect.gen(function* () {
        const port = yield* Contents
        const query = { size: 1, sort: 'title', search: 'sa' }
        const page = yield* port.list(brand, query)
        return [page, yield* port.list(brand, { ...query, after: page.next ?? '' })] as const
      }),
    )
    expect(first).toMatchObject({ items: [{ id: '4', title: 'Sails' }], total: 2 })
    expect(next).toMatchObject({ items: [{ id: '2', title: 'Salwan' }], total: 2 })
    expect(next).not.toHaveProperty('next')
  })

  it('of another back end refuses unsupported queries', async () => {
    await answering(() => ok({ results: [] }))
    const failure = await failing(Effect.flatMap(Contents, (port) => port.list(brand, { sort: 'image' })))
    expect(failure).toMatchObject({ _tag: 'QueryRefused' })
  })
})

describe('an order', () => {
  it('is sent as ids', async () => {
    await answering(() => ok({ results: [] }))
    await run(Effect.flatMap(Contents, (port) => port.order(brand, ['3', '1'])))
    expect(firstRequest()).toMatchObject({
      method: 'PUT',
      url: '/api/group/Ourbrands_order',
      body: '{"ids":["3","1"]}',
    })
  })

  it('of one item is sent as its place', async () => {
    await answering(() => ok({ results: [] }))
    await run(Effect.flatMap(Contents, (port) => port.move(brand, '3', 'last')))
    expect(firstRequest()).toMatchObject({
      method: 'PUT',
      url: '/api/group/Ourbrands_order',
      body: '{"id":"3","place":"last"}',
    })
  })

  it('of a list without manual order is refused without a request', async () => {
    await answering(() => ok({}))
    const failure = await failing(Effect.flatMap(Contents, (port) => port.order(contentTypes.career, ['1'])))
    expect(failure).toMatchObject({ _tag: 'QueryRefused' })
    expect(firstRequest().method).toBeUndefined()
  })
})
