import { Layer, type DateTime } from 'effect'
import { StoredImages } from '#adapters/blobs/stored-images.ts'
import { SharpPictureWork } from '#adapters/pictures/sharp-picture-work.ts'
import { SharpSharePictures } from '#adapters/pictures/sharp-share-pictures.ts'
import { SqlAccessLog } from '#adapters/sql/access-log.ts'
import { SqlAccounts } from '#adapters/sql/accounts.ts'
import { SqlAnalytics } from '#adapters/sql/analytics.ts'
import { SqlArrivals } from '#adapters/sql/arrivals.ts'
import { SqlContents } from '#adapters/sql/contents.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history.ts'
import { SqlHomePageDetails } from '#adapters/sql/home-page.ts'
import { SqlConditions } from '#adapters/sql/conditions.ts'
import { SqlLeases } from '#adapters/sql/leases.ts'
import { SqlNotificationQueue } from '#adapters/sql/notification-queue.ts'
import { SqlNotifications } from '#adapters/sql/notifications.ts'
import { Notified } from '#adapters/sql/notified.ts'
import { SqlOneTimeSecrets } from '#adapters/sql/one-time-secrets.ts'
import { SqlPersonalData } from '#adapters/sql/personal-data.ts'
import { SqlPersonalExports } from '#adapters/sql/personal-exports.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { SqlResumes } from '#adapters/sql/resumes.ts'
import { SqlRetention } from '#adapters/sql/retention.ts'
import { SqlResetTokens } from '#adapters/sql/reset-tokens.ts'
import { SqlSignIn } from '#adapters/sql/sign-in.ts'
import { PostgresSaves } from '#adapters/sql/postgres-saves.ts'
import { SqliteSaves } from '#adapters/sql/sqlite-saves.ts'
import { SqlStoredPictures } from '#adapters/sql/stored-pictures.ts'
import { SqlTrash } from '#adapters/sql/trash.ts'
import { VisitorLimit } from '#adapters/sql/visitor-limit.ts'
import { ApiHandler } from './api/api-handler.ts'
import { Site } from './api/site.ts'
import { Stopping } from './api/stopping.ts'
import { blobStore } from './blob-store.ts'
import type { Config } from './config.ts'
import { databaseFile } from './data-folder.ts'
import { database } from './database.ts'
import { ForwardedAnalytics } from './forwarded-analytics.ts'
import { limits } from './limits.ts'
import { OwnSettings } from './own-settings.ts'
import { VisitorForms } from './forms/visitor-forms.ts'
import { mailing, notified } from './notifications/mailing.ts'
import { NotificationBell, ringing } from './notifications/notification-bell.ts'
import { resetMail } from './notifications/reset-mail.ts'
import { PictureCare } from './picture-care.ts'
import { ResumeCare } from './resume-care.ts'
import { RetentionCare } from './retention-care.ts'
import { renewing, Renewal, type Subject } from './pages/renewal.ts'

const saves = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>) =>
  postgres === undefined ? SqliteSaves(databaseFile(dataDir)) : PostgresSaves

/** Everything behind the ports, put together: the one place that knows which adapter stands behind which port. */
export const ownLayers = (
  config: Config,
  publicUrl: string,
  saved: (subject: Subject) => void,
  aloneSince: DateTime.DateTime | undefined,
) => {
  const { sharedData, product, timeZone, trustProxy, rateLimit } = config
  const analytics =
    config.analyticsUrl === undefined ? SqlAnalytics(timeZone) : ForwardedAnalytics(config.analyticsUrl)
  const stores = Layer.mergeAll(database(config), blobStore(config))
  const shown = renewing(Layer.mergeAll(SqlContents, SqlHomePageDetails, SqlTrash)).pipe(
    Layer.provide(Layer.succeed(Renewal, { saved })),
  )
  const mails = ringing(Layer.mergeAll(SqlEnquiries(timeZone), SqlProfiles(timeZone), SqlNotifications)).pipe(
    Layer.provide(Layer.succeed(Notified, notified(config.mail))),
    Layer.provide(Layer.succeed(VisitorLimit, rateLimit ? limits.forms : undefined)),
  )
  const ports = Layer.mergeAll(
    shown,
    mails,
    SqlArrivals(),
    SqlResumes,
    SqlAccounts,
    SqlSignIn,
    SqlResetTokens,
    SqlOneTimeSecrets,
    resetMail(config.mail).pipe(Layer.provide(shown)),
    SqlStoredPictures,
    SqlHistory,
    SqlAccessLog,
    SqlRetention(config.keep),
    SqlPersonalData,
    SqlPersonalExports,
    SqlNotificationQueue,
    SqlLeases,
    SqlConditions,
    SharpSharePictures(),
    analytics,
    OwnSettings(config, publicUrl),
    sharedData ? saves(config) : Layer.empty,
  ).pipe(Layer.provideMerge(stores), Layer.provideMerge(NotificationBell.layer))
  const pictures = Layer.mergeAll(StoredImages, PictureCare).pipe(Layer.provide(SharpPictureWork))
  return ApiHandler.layer(product).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        pictures,
        VisitorForms.layer,
        ResumeCare(aloneSince),
        RetentionCare,
        mailing(config, publicUrl),
      ),
    ),
    Layer.provideMerge(ports),
    Layer.provideMerge(Stopping.layer),
    Layer.provide(Layer.succeed(Site, { publicUrl, trustProxy, timeZone })),
  )
}
