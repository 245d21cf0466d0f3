import { Effect, Layer, ManagedRuntime } from 'effect'
import { StoredPictureUploads } from '#adapters/blobs/stored-picture-uploads.ts'
import { StoredPdfFiles } from '#adapters/blobs/stored-pdf-files.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { StoredPreviews } from '#adapters/publishing/previews.ts'
import { StoredPublication } from '#adapters/publishing/publication.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { SqlLibraryStore } from '#adapters/sql/media/library-store.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { SqlDraftStore } from '#adapters/sql/publishing/draft-store.ts'
import { SqlUnpublished } from '#adapters/sql/publishing/unpublished.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { AnyStore } from '../../support/any-store.ts'

const noEncoder = Layer.succeed(PictureEncoder, {
  encode: () => Effect.die('No picture is encoded'),
  avif: () => Effect.die('No picture is encoded'),
})

/** Starts every store that refers to pictures, over an empty database. `contents` stands in for that of items. */
export const startPictures = (contents: typeof SqlContents = SqlContents) =>
  ManagedRuntime.make(
    Layer.mergeAll(StoredMediaLibrary, StoredReleases, StoredContentImports()).pipe(
      Layer.provideMerge(Layer.mergeAll(StoredDrafts(), StoredPublication, StoredPreviews, SqlRetention())),
      Layer.provideMerge(Layer.mergeAll(SqlLibraryStore, StoredPictureUploads, StoredPdfFiles)),
      Layer.provideMerge(Layer.merge(SqlPictureRecords, noEncoder)),
      Layer.provideMerge(
        Layer.mergeAll(contents, SqlHomePageDetails, SqlUnpublished, SqlDraftStore, SqlTrash, SqlHistory),
      ),
      Layer.provideMerge(Layer.merge(AnyStore(), MemoryBlobs())),
    ),
  )
