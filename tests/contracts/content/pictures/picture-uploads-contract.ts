import { describe, expect, it } from 'vitest'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'

/** A PNG of 2 × 2 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DAAMIM/////w8AH+4F+7C4l8kAAAAASUVORK5CYII=',
  'base64',
)

const picture = new File([png], 'dhow.png', { type: 'image/png' })

/** Contract of `PictureUploads`. */
export const pictureUploadsContract = (label: string, start: Start<PictureUploads['Service']>) => {
  describe(`${label}: images`, () => {
    const images = startedFor('all', start)

    it('returns a new URL for each upload', async () => {
      const first = await run(images().upload(picture))
      const second = await run(images().upload(picture))
      expect([first, second]).toEqual([
        expect.stringMatching(/^\/media\/\S+$/),
        expect.stringMatching(/^\/media\/\S+$/),
      ])
      expect(first).not.toBe(second)
    })

    it('reports full progress at the end', async () => {
      const progress: Array<number> = []
      await run(images().upload(picture, (share) => progress.push(share)))
      expect(progress.at(-1)).toBe(1)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    })

    it.each([
      [
        'a drawing that can hold a script',
        'kind',
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      ],
      [
        'a picture of more than 8 MB',
        'size',
        new File([png, new Uint8Array(pictureLimit)], 'a.png', { type: 'image/png' }),
      ],
    ])('refuses %s', async (_, because, file) => {
      expect(await failureOf(images().upload(file))).toMatchObject({
        _tag: 'UploadRefused',
        because,
      })
    })
  })
}
