import { Effect, Fiber } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentTypes } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { httpAdapters, ok } from '../../support/http-adapters.ts'
import type { Answered } from '../../support/fake-back-end.ts'

const { brand, portfolioItem, teamMember } = contentTypes
const wireBrand = {
  id: '7',
  Tittle: 'Salwan',
  Image: '/media/a-1x1.webp',
  sector: '',
  version: 1,
  createdAt: '',
  updatedAt: '',
}

const { answering, firstRequest, calling, run, failing } = httpAdapters()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const listBrands = Effect.flatMap(Contents, (port) => port.list(brand))
const updateBrand = Effect.flatMap(Contents, (port) =>
  port.update(brand, '7', { title: 'Salwan', version: 3 }),
)
const upload = Effect.flatMap(PictureUploads, (port) =>
  port.upload(new File(['bytes'], 'a.png', { type: 'image/png' })),
)

describe('success', () => {
  it('[C47] is code 200 in the body, whatever the HTTP status', async () => {
    await answering(() => ({ ...ok({ results: [] }), status: 500 }))
    expect(await run(listBrands)).toEqual({ items: [], total: 0 })
  })

  it('[C47] is not HTTP 200 with another code', async () => {
    await answering(() => ({ body: { code: 500, message: 'Out of order', data: { results: [] } } }))
    expect(await failing(listBrands)).toMatchObject({
      _tag: 'UnexpectedFailure',
      message: 'Out of order',
    })
  })

  it('[C47] of an upload is code 201', async () => {
    await answering(() => ({
      status: 201,
      body: { code: 201, message: 'OK', data: { results: '/media/b-1x1.webp' } },
    }))
    expect(await run(upload)).toBe('/media/b-1x1.webp')
    expect(firstRequest().headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(firstRequest().body).toContain('name="file"; filename="a.png"')
  })

  it('[C47] of an upload is not code 200', async () => {
    await answering(() => ({ body: { code: 200, message: '', data: { results: '/media/b-1x1.webp' } } }))
    expect(await failing(upload)).toMatchObject({ _tag: 'UnexpectedFailure', message: '' })
  })

  it('is not a response without a code', async () => {
    await answering(() => ({ body: { data: { results: [] } } }))
    expect(await failing(listBrands)).toMatchObject({ _tag: 'UnexpectedFailure', withoutResponse: true })
  })
})

describe('results', () => {
  it('[C48] are read from data.results', async () => {
    await answering(() => ok({ results: [wireBrand] }))
    expect(await run(listBrands)).toMatchObject({ items: [{ id: '7', title: 'Salwan' }], total: 1 })
  })

  it('[C48] are read from data for portfolio list, portfolio item and home page', async () => {
    const item = { id: '2', Tittle: 'Dhuha', Images: [{ logoimage: '/media/c-1x1.webp' }] }
    await answering(({ url }) => {
      if (url.endsWith('/homepage')) return ok({ statement: 'From the sea' })
      return ok(url.endsWith('_list') ? [item] : item)
    })
    const read = { id: '2', title: 'Dhuha', images: [{ image: '/media/c-1x1.webp', name: '' }] }
    const port = Effect.flatMap(Contents, (contentsPort) => contentsPort.list(portfolioItem))
    expect((await run(port)).items).toMatchObject([read])
    expect(await run(Effect.flatMap(Contents, (other) => other.get(portfolioItem, '2')))).toMatchObject(read)
    expect(await run(Effect.flatMap(HomePageDetails, (home) => home.get()))).toEqual({
      statement: 'From the sea',
    })
  })

  it('of a portfolio page are read from data.results', async () => {
    await answering(() => ok({ results: [{ id: 2, Tittle: 'Dhuha' }], total: 9, next: 'n', previous: 'p' }))
    const page = await run(Effect.flatMap(Contents, (port) => port.list(portfolioItem, { size: 1 })))
    expect(page).toMatchObject({ items: [{ id: '2' }], total: 9, next: 'n', previous: 'p' })
  })

  it('[C34] a team member by id is the first element of results', async () => {
    await answering(() => ok({ results: [{ id: '3', Name: 'Maryam', designation: 'Chair' }] }))
    const member = await run(Effect.flatMap(Contents, (port) => port.get(teamMember, '3')))
    expect(member).toMatchObject({ id: '3', name: 'Maryam', designation: 'Chair' })
  })

  it('are accepted at the top level of the body', async () => {
    await answering(() => ({ body: { code: 200, message: 'OK', results: [wireBrand] } }))
    expect((await run(listBrands)).items).toMatchObject([{ id: '7' }])
  })

  it.each([
    [{}, 'GET /Ourbrands_list: data.results is missing'],
    [{ results: { id: '7' } }, 'GET /Ourbrands_list: data.results is not a list'],
    [{ results: [{ Tittle: 'Salwan' }] }, 'GET /Ourbrands_list: id is missing'],
    [{ results: [{ id: '7', Tittle: {} }] }, 'GET /Ourbrands_list: Tittle is not a text'],
  ])(
    'that cannot be read are refused with the names of the call and the field: %j',
    async (data, message) => {
      await answering(() => ok(data))
      expect(await failing(listBrands)).toMatchObject({
        _tag: 'UnexpectedFailure',
        message,
        withoutResponse: true,
      })
    },
  )
})

describe('configuration', () => {
  it('[C49] sets the base host and the product', async () => {
    const { received } = await answering(() => ok({ results: [] }))
    await run(listBrands, { product: 'bahr' })
    expect(received[0]?.url).toBe('/api/bahr/Ourbrands_list')
  })

  it('[C49] is the page’s own origin and the product group unless given', async () => {
    const fetched = vi.fn<(url: string) => Promise<Response>>()
    fetched.mockResolvedValue(Response.json({ code: 200, data: { results: [] } }))
    await run(listBrands, { host: '', fetch: fetched })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/group/Ourbrands_list')
  })
})

/** `AbortSignal.timeout` on fake timers. */
const fakeTimeout = (milliseconds: number): AbortSignal => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

describe('time', () => {
  it.each([
    ['a read', listBrands, { results: [] }],
    ['a write', updateBrand, { results: wireBrand }],
  ])('[C50] does not limit %s', async (_, work, data) => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeout)
    // Longer than any limit would be, and short enough for the timers that other files left running.
    const long = 10 * 60 * 1_000
    const done = vi.fn<(outcome: string) => void>()
    const fetch = (__: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('Aborted')))
        setTimeout(() => resolve(Response.json(ok(data).body)), long)
      })
    void run<unknown, unknown>(work, { fetch }).then(
      () => done('answered'),
      () => done('given up'),
    )
    await vi.advanceTimersByTimeAsync(long - 1)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('answered'))
  })

  it('aborts an interrupted read, but never a write', async () => {
    const { received, closed } = await answering(() => new Promise<Answered>(() => {}))
    const interrupted = async (work: Parameters<typeof calling>[0], calls: number) => {
      const fiber = Effect.runFork(calling(work))
      await vi.waitFor(() => expect(received).toHaveLength(calls))
      await Effect.runPromise(Fiber.interrupt(fiber))
    }
    await interrupted(listBrands, 1)
    await vi.waitFor(() => expect(closed).toEqual(['/api/group/Ourbrands_list']))
    await interrupted(updateBrand, 2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(closed).toHaveLength(1)
  })
})
