import { describe, expect, it } from 'vitest'
import type { Blobs } from '#ports/server/files/blobs.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const bytes = (...values: ReadonlyArray<number>) => Uint8Array.from(values)

/** Contract of `Blobs`. */
export const blobsContract = (label: string, start: Start<Blobs['Service']>) => {
  describe(`${label}: blobs`, () => {
    const blobs = startedFor('each', start)

    it('returns the bytes that were put last', async () => {
      await run(blobs().put('pictures/a-1.webp', bytes(0, 255, 10)))
      await run(blobs().put('pictures/a-1.webp', bytes(13, 0)))
      expect(await run(blobs().get('pictures/a-1.webp'))).toEqual(bytes(13, 0))
    })

    it('stores a copy of the bytes', async () => {
      const given = bytes(1, 2)
      await run(blobs().put('kept.bin', given))
      given[0] = 9
      const [first] = await run(blobs().get('kept.bin'))
      expect(first).toBe(1)
    })

    it('stores an empty blob', async () => {
      await run(blobs().put('empty.bin', bytes()))
      expect(await run(blobs().get('empty.bin'))).toEqual(bytes())
    })

    it('returns the size of a blob', async () => {
      await run(blobs().put('pictures/a-1.webp', bytes(1, 2, 3)))
      expect(await run(blobs().size('pictures/a-1.webp'))).toBe(3)
      expect(await failureOf(blobs().size('pictures/b.webp'))).toMatchObject({ _tag: 'ItemNotFound' })
    })

    it('removes a blob, and succeeds if it is gone', async () => {
      await run(blobs().put('gone.bin', bytes(1)))
      await run(blobs().remove('gone.bin'))
      await run(blobs().remove('gone.bin'))
      expect(await failureOf(blobs().get('gone.bin'))).toMatchObject({ _tag: 'ItemNotFound' })
    })

    it('returns the total size', async () => {
      await run(blobs().put('pictures/a-1.webp', bytes(1, 2, 3)))
      await run(blobs().put('resumes/c.pdf', bytes(4)))
      expect(await run(blobs().bytes)).toBe(4)
    })

    it('lists the keys with a prefix, sorted', async () => {
      for (const key of ['pictures/b.webp', 'pictures-old.txt', 'resumes/c.pdf', 'pictures/a.webp'])
        await run(blobs().put(key, bytes(1)))
      expect(await run(blobs().list('pictures/'))).toEqual(['pictures/a.webp', 'pictures/b.webp'])
      expect(await run(blobs().list('nothing/'))).toEqual([])
      expect(await run(blobs().list(''))).toEqual([
        'pictures-old.txt',
        'pictures/a.webp',
        'pictures/b.webp',
        'resumes/c.pdf',
      ])
    })
  })
}
