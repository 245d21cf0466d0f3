import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pictureSource } from '#domain/picture/picture-source.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { fileForm, picture } from '#tests/support/files.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let client: Client

beforeAll(async () => {
  server = await startServer()
  client = await server.as('Hr')
})
afterAll(() => server.stop())

const upload = (bytes: Uint8Array, name = 'p.jpg', type = 'image/jpeg') =>
  client.call('POST', '/uploads3', { form: fileForm('file', new Uint8Array(bytes), name, type) })

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>'

/** Gzip with a given time and file name (RFC 1952). */
const packed = (text: string, time: string, name: string) => {
  const plain = gzipSync(text)
  const header = Buffer.concat([plain.subarray(0, 4), Buffer.from(time, 'latin1'), plain.subarray(8, 10)])
  header[3] = 0x08
  return Buffer.concat([header, Buffer.from(`${name}\0`, 'latin1'), plain.subarray(10)])
}

const stored = () => readdir(join(server.dataDir, 'files', 'pictures')).catch(() => [])

describe('[C2] POST /uploads3', () => {
  test('[C47] returns 201 with an address that serves a WebP of every width', async () => {
    const response = await upload(await picture(1000, 500))
    expect(response).toMatchObject({ status: 201, code: 201 })
    const address = String(response.data['results'])
    expect(address).toMatch(/^\/media\/[0-9a-f]{20}-1000x500-lrtw\.webp$/)
    const variants =
      pictureSource(address)
        .webp?.split(', ')
        .map((variant) => variant.split(' ')[0] ?? '') ?? []
    expect(variants).toHaveLength(4)
    for (const variant of [address, ...variants]) {
      const served = await server.visitor().page(variant)
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const { format, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect({ format, width }).toEqual({
        format: 'webp',
        width: Number(/-(\d+)\.webp$/.exec(variant)?.[1] ?? 1000),
      })
    }
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'accepts a %s by its content, whatever its name and type',
    async (kind) => {
      expect(await upload(await picture(20, 10, kind), 'notes.txt', 'text/plain')).toMatchObject({
        status: 201,
        code: 201,
      })
    },
  )

  test('leaves no metadata, and is rotated upright', async () => {
    const taken = await sharp(await picture(60, 20))
      .withExif({
        IFD0: { Copyright: 'Somebody', Artist: 'Somebody' },
        IFD3: { GPSLatitude: '26/1 13/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { data } = await upload(taken)
    expect(data['results']).toMatch(/-20x60-lrtw\.webp$/)
    const bytes = Buffer.from(await (await server.visitor().page(String(data['results']))).arrayBuffer())
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
  })

  test.each([
    ['SVG that begins as AVIF does', `<!--ftyp avif -->${drawing}`],
    ['packed SVG that begins as AVIF does', packed(drawing, 'ftyp', 'avif')],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'no picture at all'],
    ['a GIF in name only', 'GIF89a, and then nothing'],
  ])('refuses %s, and stores nothing', async (_, content) => {
    const before = await stored()
    const response = await upload(new Uint8Array(Buffer.from(content)), 'p.png', 'image/png')
    expect(response).toMatchObject({ status: 415, code: 415, data: {} })
    expect(await stored()).toEqual(before)
  })

  test('refuses a TIFF, which no browser shows, and stores nothing', async () => {
    const before = await stored()
    expect(await upload(await picture(20, 10, 'tiff'))).toMatchObject({ status: 415, code: 415 })
    expect(await stored()).toEqual(before)
  })

  test('refuses a truncated picture, and one of too many pixels', async () => {
    const before = await stored()
    const whole = await picture(400, 400, 'png')
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 415, code: 415 })
    const huge = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await upload(huge)).toMatchObject({ status: 413, code: 413 })
    expect(await stored()).toEqual(before)
  })

  test('refuses a file of more than 8 MB, and a form without one', async () => {
    const before = await stored()
    expect(await upload(new Uint8Array(8 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: 413 })
    const form = fileForm('other', new Uint8Array(await picture()), 'p.jpg')
    expect(await client.call('POST', '/uploads3', { form })).toMatchObject({
      status: 422,
      data: { fields: { file: 'Choose a picture' } },
    })
    expect(await client.post('/uploads3', {})).toMatchObject({ status: 415 })
    expect(await stored()).toEqual(before)
  })

  test('rejects two files in one upload with 400, and stores nothing', async () => {
    const before = await stored()
    const form = fileForm('file', new Uint8Array(await picture()), 'a.jpg')
    form.append('file', new File([new Uint8Array(await picture())], 'b.jpg'))
    expect(await client.call('POST', '/uploads3', { form })).toMatchObject({
      status: 400,
      code: 400,
      message: 'Send one file in the field file.',
    })
    expect(await stored()).toEqual(before)
  })

  test('scales a long picture down to the height that WebP has', async () => {
    const { data } = await upload(await picture(30, 20_000, 'png'))
    const [, width, height] = /-(\d+)x(\d+)[-lrtw]*\.webp$/.exec(String(data['results'])) ?? []
    expect([Number(width), Number(height)]).toEqual([24, 16_000])
  })
})

describe('/media', () => {
  test('serves WebP for a missing AVIF, which is encoded soon', async () => {
    const { data } = await upload(await picture(30, 30))
    const avif = String(data['results']).replace('.webp', '-30.avif')
    const early = await server.visitor().page(avif)
    expect(early.headers.get('content-type')).toBe('image/webp')
    expect(early.headers.get('cache-control')).toBe('public, max-age=60')
    await vi.waitFor(
      async () => {
        const made = await server.visitor().page(avif)
        expect(made.headers.get('content-type')).toBe('image/avif')
        expect(made.headers.get('cache-control')).toContain('immutable')
      },
      { timeout: 15_000, interval: 300 },
    )
  })

  test('may be embedded by other sites', async () => {
    const { data } = await upload(await picture(30, 30))
    const shown = await server.visitor().page(String(data['results']))
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('responds to HEAD, and 304 to a matching ETag', async () => {
    const { data } = await upload(await picture(30, 30))
    const address = String(data['results'])
    const head = await server.visitor().page(address, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
    const etag = head.headers.get('etag') ?? ''
    const held = await server.visitor().page(address, { headers: { 'if-none-match': etag } })
    expect(held.status).toBe(304)
  })

  test.each([
    '/media/',
    '/media/x',
    '/media/0-1x1.webp',
    '/media/0-1x1.svg',
    '/media/..%2fsahilan.db',
    '/media/%2e%2e/sahilan.db',
  ])('returns 404 for %s', async (path) => {
    expect((await server.visitor().page(path)).status).toBe(404)
  })
})
