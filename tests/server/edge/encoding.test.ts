import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { encodingFor } from '#server/edge/files/encoding.ts'

const both = { br: true, gzip: true }
const encodingOf = (header: string | undefined) =>
  // Only the headers are read.
  encodingFor({ headers: { 'accept-encoding': header } } as unknown as IncomingMessage, both)

describe('the encoding of a response', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0 , BR ; q=0', 'gzip'],
    ['deflate,gzip;q=0.5', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['x-gzip, brotli', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingOf(header)).toBe(encoding)
  })

  // Seen failing with a pattern whose spaces match in two ways.
  test.each([
    ['br', ' ', 'x'],
    ['gzip', '\t', 'x'],
    ['', ' br', 'x'],
    ['', ',', 'x'],
    ['br;q=', '0', ' x'],
    ['br;q=0', ' ', 'x'],
  ])('is chosen in linear time for any header: %j and endless %j', (start, part, end) => {
    expect(encodingOf(start + part.repeat(300_000) + end)).toBe('identity')
  })
})
