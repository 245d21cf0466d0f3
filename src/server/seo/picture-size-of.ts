import { Effect } from 'effect'
import { pictureKey } from '#adapters/blobs/picture-key.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import type { BackEnd } from '../back-end.ts'
import type { SeoSources } from './seo-document.ts'

export const pictureSizeOf =
  (run: BackEnd['run']): SeoSources['sizeOf'] =>
  async (image) =>
    image.startsWith('/media/')
      ? run(Blobs.use(({ size }) => size(pictureKey(image))).pipe(Effect.orElseSucceed(() => undefined)))
      : undefined
