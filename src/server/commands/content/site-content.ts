import { Effect, Layer } from 'effect'
import { StoredPdfFiles } from '#adapters/blobs/stored-pdf-files.ts'
import { StoredPictureUploads } from '#adapters/blobs/stored-picture-uploads.ts'
import { SharpPictureWork } from '#adapters/pictures/sharp-picture-work.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { SqlLibraryStore } from '#adapters/sql/media/library-store.ts'
import { SqlDraftStore } from '#adapters/sql/publishing/draft-store.ts'
import { SqlUnpublished } from '#adapters/sql/publishing/unpublished.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { blobStore } from '../../config/blob-store.ts'
import type { Config } from '../../config/config.ts'
import { databaseAsItIs } from '../../config/database-as-it-is.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** The content of a site with its drafts and pictures. A server may be running. */
const siteContent = (config: Config) => {
  const { timeZone, languages } = config
  const items = Layer.mergeAll(
    SqlContents,
    SqlHomePageDetails,
    SqlUnpublished,
    SqlDraftStore,
    SqlPictureRecords,
  )
  const library = StoredMediaLibrary.pipe(
    Layer.provide([SqlLibraryStore, StoredPdfFiles, Layer.provide(StoredPictureUploads, SharpPictureWork)]),
  )
  return StoredContentImports(timeZone).pipe(
    Layer.provideMerge(Layer.merge(library, StoredDrafts(timeZone))),
    Layer.provideMerge(items),
    Layer.provideMerge(Layer.merge(databaseAsItIs(config), blobStore(config))),
    Layer.provideMerge(Layer.succeed(SiteLanguages, languages)),
  )
}

type SiteContent = Layer.Success<ReturnType<typeof siteContent>>

/** Runs work on the content of a site. Its failures are refusals. */
export const onContent = <A>(
  config: Config,
  work: Effect.Effect<A, { readonly message: string }, SiteContent>,
): Promise<A> => {
  if (config.apiHost !== undefined)
    throw new StartRefused('With API_HOST the content is that of the other back end.')
  return work.pipe(
    Effect.provide(siteContent(config)),
    Effect.mapError(({ message }) => new StartRefused(message)),
    Effect.runPromise,
  )
}
