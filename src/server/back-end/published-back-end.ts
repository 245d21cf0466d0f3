import { Effect, Layer, ManagedRuntime } from 'effect'
import { pictureKey } from '#adapters/blobs/picture-key.ts'
import { SharpSharePictures } from '#adapters/pictures/sharp-share-pictures.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlSearchIndex } from '#adapters/sql/content/search-index.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { VisitorForms } from '../api/visitor/visitor-forms.ts'
import type { BackEnd } from '../back-end.ts'
import { blobStore } from '../config/blob-store.ts'
import type { Config } from '../config/config.ts'
import { databaseAsItIs } from '../config/database-as-it-is.ts'
import { downloads } from '../edge/files/downloads.ts'
import { chain } from '../edge/handler.ts'
import { ownPictures } from './own-pictures.ts'

/** A read-only back end of published content, beside a running server: no jobs, no API, no scheduled changes. */
export const publishedBackEnd = (config: Config, publicUrl: string): BackEnd => {
  const { timeZone, languages } = config
  const items = Layer.merge(SqlContents, SqlHomePageDetails)
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      VisitorForms.layer.pipe(Layer.provide([SqlEnquiries(timeZone), SqlProfiles(timeZone)])),
      SqlReceipts(publicUrl, timeZone),
      IndexedSiteSearch(timeZone).pipe(Layer.provide(SqlSearchIndex)),
      SqlPictureRecords,
      SharpSharePictures(),
    ).pipe(
      Layer.provideMerge(items),
      Layer.provideMerge(Layer.merge(databaseAsItIs(config), blobStore(config))),
      Layer.provideMerge(Layer.succeed(SiteLanguages, languages)),
    ),
  )
  const run = runtime.runPromise
  const publishedFiles = downloads({
    find: async (address) => {
      const file = await run(PictureRecords.use((pictures) => pictures.file(address)))
      if (!file?.isPublished) return undefined
      const bytes = await run(
        Blobs.use((blobs) => blobs.get(pictureKey(address))).pipe(
          Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
        ),
      )
      return bytes && { name: file.name, bytes }
    },
    sent: () => {},
  })
  return {
    pictures: chain(ownPictures(run), publishedFiles),
    api: () => false,
    run,
    metrics: async () => [],
    isReady: async () => true,
    endStreams: () => {},
    close: () => runtime.dispose(),
  }
}
