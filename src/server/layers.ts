import { Layer } from 'effect'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { StoredImages } from '#adapters/blobs/stored-images.ts'
import { SharpPictureWork } from '#adapters/pictures/sharp-picture-work.ts'
import { SharpSharePictures } from '#adapters/pictures/sharp-share-pictures.ts'
import { SqlAccounts } from '#adapters/sql/accounts.ts'
import { SqlAnalytics } from '#adapters/sql/analytics.ts'
import { SqlContents } from '#adapters/sql/contents.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { SqlHomePageDetails } from '#adapters/sql/home-page.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { SqlResumes } from '#adapters/sql/resumes.ts'
import { SqlSignIn } from '#adapters/sql/sign-in.ts'
import { Sqlite } from '#adapters/sql/sqlite.ts'
import { SqlStoredPictures } from '#adapters/sql/stored-pictures.ts'
import { ApiHandler } from './api/api-handler.ts'
import { Site } from './api/site.ts'
import type { Config } from './config.ts'
import { blobFolder, databaseFile } from './data-folder.ts'
import { ForwardedAnalytics } from './forwarded-analytics.ts'
import { OwnSettings } from './own-settings.ts'
import { VisitorForms } from './forms/visitor-forms.ts'
import { PictureCare } from './picture-care.ts'
import { ResumeCare } from './resume-care.ts'
import { renewing, Renewal, type Subject } from './pages/renewal.ts'

/** Everything behind the ports, put together: the one place that knows which adapter stands behind which port. */
export const ownLayers = (config: Config, publicUrl: string, saved: (subject: Subject) => void) => {
  const { dataDir, product, timeZone, trustProxy, rateLimit } = config
  const analytics =
    config.analyticsUrl === undefined ? SqlAnalytics(timeZone) : ForwardedAnalytics(config.analyticsUrl)
  const stores = Layer.mergeAll(Sqlite({ file: databaseFile(dataDir) }), FileBlobs(blobFolder(dataDir)))
  const shown = renewing(Layer.merge(SqlContents, SqlHomePageDetails)).pipe(
    Layer.provide(Layer.succeed(Renewal, { saved })),
  )
  const ports = Layer.mergeAll(
    shown,
    SqlEnquiries(timeZone),
    SqlProfiles,
    SqlResumes,
    SqlAccounts,
    SqlSignIn,
    SqlStoredPictures,
    SharpSharePictures(),
    analytics,
    OwnSettings(config, publicUrl),
  ).pipe(Layer.provideMerge(stores))
  const cared = Layer.mergeAll(StoredImages, PictureCare, ResumeCare).pipe(Layer.provide(SharpPictureWork))
  return ApiHandler.layer(product).pipe(
    Layer.provideMerge(Layer.merge(cared, VisitorForms.layer)),
    Layer.provideMerge(ports),
    Layer.provide(Layer.succeed(Site, { publicUrl, trustProxy, rateLimit })),
  )
}
