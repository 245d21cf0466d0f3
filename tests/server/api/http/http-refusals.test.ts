import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { HttpClient } from '#adapters/http/client/http-client.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import { httpAdapters, ok, refused } from '../../support/http-adapters.ts'

const { brand } = contentTypes
const wireBrand = { id: '7', Tittle: 'Salwan', Image: '/media/a-1x1.webp', version: 1 }

const { answering, firstRequest, run, failing } = httpAdapters()

const listBrands = Effect.flatMap(Contents, (port) => port.list(brand))
const updateBrand = Effect.flatMap(Contents, (port) =>
  port.update(brand, '7', { title: 'Salwan', version: 3 }),
)

describe('refusals', () => {
  it.each([
    [400, { _tag: 'QueryRefused' }],
    [401, { _tag: 'NotSignedIn' }],
    [403, { _tag: 'NotAllowed' }],
    [404, { _tag: 'ItemNotFound' }],
    [413, { _tag: 'UploadRefused', because: 'size' }],
    [415, { _tag: 'UploadRefused', because: 'kind' }],
    [429, { _tag: 'TriedTooOften', retryAfter: 40 }],
    [503, { _tag: 'StoreBusy', retryAfter: 40 }],
    [500, { _tag: 'UnexpectedFailure' }],
  ])('code %i is its own failure', async (code, fact) => {
    await answering(() => refused(code, {}, { 'retry-after': '40' }))
    expect(await failing(updateBrand)).toMatchObject({ ...fact, message: 'No.' })
  })

  it('code 409 carries the current item', async () => {
    await answering(() => refused(409, { results: { ...wireBrand, Tittle: 'Theirs', version: 4 } }))
    const failure = await failing(updateBrand)
    expect(failure).toMatchObject({ _tag: 'ItemChanged', current: { id: '7', title: 'Theirs', version: 4 } })
  })

  it('code 422 names the fields as the domain does', async () => {
    await answering(() => refused(422, { fields: { Tittle: 'Title is required', other: 'Odd' } }))
    const failure = await failing(updateBrand)
    expect(failure).toMatchObject({
      _tag: 'InputRefused',
      fields: { title: 'Title is required', other: 'Odd' },
    })
  })

  it('a response without JSON counts by its HTTP status, as without a response', async () => {
    await answering(() => ({ status: 404, body: '<h1>Not found</h1>' }))
    expect(await failing(listBrands)).toMatchObject({ _tag: 'ItemNotFound', withoutResponse: true })
  })

  it('no response has the error’s own text', async () => {
    const failure = await failing(listBrands, {
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    expect(failure).toMatchObject({
      _tag: 'UnexpectedFailure',
      message: 'Failed to fetch',
      withoutResponse: true,
    })
  })
})

describe('headers', () => {
  const signedIn = { cookies: () => 'theme=dark; XSRF-TOKEN=a%2Bb', userId: () => '12' }
  const headersOf = async (work: Parameters<typeof run>[0]) => {
    await answering(() => ok({ results: wireBrand }))
    await run(Effect.ignore(work), signedIn)
    return firstRequest().headers
  }

  it('a write carries XSRF token, entry and idempotency key', async () => {
    const input = { title: 'Salwan', image: '/media/a-1x1.webp', sector: '' }
    const headers = await headersOf(Effect.flatMap(Contents, (port) => port.add(brand, input, 'once')))
    expect(headers).toMatchObject({
      'x-xsrf-token': 'a+b',
      'x-entry': '12',
      'idempotency-key': 'once',
      'content-type': 'application/json',
    })
  })

  it('a read carries only the entry', async () => {
    const headers = await headersOf(listBrands)
    expect(headers).toMatchObject({ 'x-entry': '12' })
    expect(headers).not.toHaveProperty('x-xsrf-token')
  })

  it('a visitor’s request carries none of them', async () => {
    const headers = await headersOf(
      Effect.flatMap(HttpClient, (calls) =>
        calls.write({ method: 'POST', path: '/x', body: {}, from: 'anonymous' }),
      ),
    )
    expect(headers).not.toHaveProperty('x-entry')
    expect(headers).not.toHaveProperty('x-xsrf-token')
  })
})
