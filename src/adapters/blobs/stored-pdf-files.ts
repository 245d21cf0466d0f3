import { createHash, randomBytes } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { nameOfUpload } from '#domain/picture/library-picture.ts'
import { isPdf, pdfAddress, pdfLimit, pdfTooLarge } from '#domain/picture/pdf-file.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { UnexpectedFailure, UploadRefused } from '#ports/failures.ts'
import { PdfFiles } from '#ports/server/files/pdf-files.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { pictureKey } from './picture-key.ts'

const refused = (because: 'size' | 'kind', message: string) => new UploadRefused({ because, message })

/** Stores PDFs as blobs, as they were uploaded. Records each first, so that a job cleans up after a crash. */
export const StoredPdfFiles = Layer.effect(
  PdfFiles,
  Effect.gen(function* () {
    const blobs = yield* Blobs
    const pictureRecords = yield* PictureRecords
    return PdfFiles.of({
      upload: Effect.fnUntraced(function* (file) {
        if (!(file instanceof Blob))
          return yield* new UnexpectedFailure({ message: 'The file has no content.', withoutResponse: true })
        if (file.size > pdfLimit) return yield* refused('size', pdfTooLarge)
        const content = new Uint8Array(yield* Effect.promise(() => file.arrayBuffer()))
        if (!isPdf(content))
          return yield* refused('kind', 'The file is not a complete PDF. Choose another one.')
        const address = pdfAddress(randomBytes(10).toString('hex'))
        yield* pictureRecords.record(address, {
          name: nameOfUpload(file.name),
          bytes: content.length,
          digest: createHash('sha256').update(content).digest('hex'),
        })
        // PDFs need no AVIF: this keeps them out of that queue.
        yield* pictureRecords.recordAvif(address)
        yield* blobs
          .put(pictureKey(address), content)
          .pipe(Effect.onError(() => Effect.ignore(pictureRecords.markForDeletion(address))))
        return address
      }),
    })
  }),
)
