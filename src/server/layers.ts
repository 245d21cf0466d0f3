import { Layer, type DateTime } from 'effect'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredPreviews } from '#adapters/publishing/previews.ts'
import { StoredPublication } from '#adapters/publishing/publication.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import { StoredPictureUploads } from '#adapters/blobs/stored-picture-uploads.ts'
import { StoredPdfFiles } from '#adapters/blobs/stored-pdf-files.ts'
import { SimpleWebAuthn } from '#adapters/webauthn/simple-webauthn.ts'
import { SharpPictureWork } from '#adapters/pictures/sharp-picture-work.ts'
import { SharpSharePictures } from '#adapters/pictures/sharp-share-pictures.ts'
import { SqlAccessLog } from '#adapters/sql/history/access-log.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlAnalytics } from '#adapters/sql/jobs/analytics.ts'
import { SqlArrivals } from '#adapters/sql/inbox/arrivals.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { StoredLinks } from '#adapters/links/stored-links.ts'
import { MemoryOutsideLinks } from '#adapters/memory/links/outside-links.ts'
import { SqlLiveLinks } from '#adapters/sql/links/live-links.ts'
import { SqlOutsideLinks } from '#adapters/sql/links/outside-links.ts'
import { SqlOldAddresses } from '#adapters/sql/redirects/old-addresses.ts'
import { SqlRedirects } from '#adapters/sql/redirects/redirects.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { SqlAnswerTemplates } from '#adapters/sql/desk/answer-templates.ts'
import { SqlThreads } from '#adapters/sql/desk/threads.ts'
import { SqlDesk, SqlDueTimes } from '#adapters/sql/desk/desk.ts'
import { DigestZone, SqlDigests } from '#adapters/sql/desk/digests.ts'
import { SqlSavedViews } from '#adapters/sql/desk/saved-views.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { SqlSearchIndex } from '#adapters/sql/content/search-index.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlConditions } from '#adapters/sql/jobs/conditions.ts'
import { SqlFailedSearchCounts, SqlFailedSearches } from '#adapters/sql/jobs/failed-searches.ts'
import { SqlLeases } from '#adapters/sql/jobs/leases.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { SqlNotifications } from '#adapters/sql/letters/notifications.ts'
import { HasMailServer, MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlOwnSessions } from '#adapters/sql/accounts/own-sessions.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import { SqlPersonalExports } from '#adapters/sql/privacy/personal-exports.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { SqlResumes } from '#adapters/sql/inbox/resumes.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { AllowedPasswords } from '#adapters/sql/accounts/local-admins.ts'
import { SqlPasskeys } from '#adapters/sql/accounts/passkeys.ts'
import { SqlPasswordResets } from '#adapters/sql/accounts/passwords/password-resets.ts'
import { SqlSecondFactors } from '#adapters/sql/accounts/second-factors.ts'
import { SqlSession } from '#adapters/sql/accounts/session.ts'
import { PostgresSaves } from '#adapters/sql/jobs/postgres-saves.ts'
import { SqliteSaves } from '#adapters/sql/jobs/sqlite-saves.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { SqlLibraryStore } from '#adapters/sql/media/library-store.ts'
import { SqlTranslations } from '#adapters/sql/content/translations.ts'
import { SqlDraftStore } from '#adapters/sql/publishing/draft-store.ts'
import { PrivateWebhooks, SqlWebhooks } from '#adapters/sql/connections/webhooks.ts'
import { PurgesCdn } from '#adapters/sql/connections/queue-purge.ts'
import { SqlWebhookQueue } from '#adapters/sql/connections/webhook-queue.ts'
import { HttpsWebhookSender } from '#adapters/outbound/https-webhook-sender.ts'
import { HttpsLinkChecker } from '#adapters/outbound/https-link-checker.ts'
import { WebhookJob } from './jobs/webhooks/webhook-job.ts'
import { SqlApiTokens, SqlTokenAccess } from '#adapters/sql/connections/api-tokens.ts'
import { SqlPreviewLinks, SqlPreviewSecrets } from '#adapters/sql/publishing/preview-links.ts'
import { SqlUnpublished } from '#adapters/sql/publishing/unpublished.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { VisitorLimit } from '#adapters/sql/inbox/visitor-limit.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { ApiHandler } from './api/api-handler.ts'
import { ApiConfig } from './api/api-config.ts'
import { Stopping } from './api/response/stopping.ts'
import { blobStore } from './config/blob-store.ts'
import type { Config } from './config/config.ts'
import { databaseFile } from './config/data-folder.ts'
import { database } from './config/database.ts'
import { CountingSiteSearch } from './back-end/counting-site-search.ts'
import { ForwardedAnalytics } from './back-end/forwarded-analytics.ts'
import { limits } from './config/limits.ts'
import { singleSignOn } from './back-end/single-sign-on.ts'
import { OwnSettings } from './back-end/own-settings.ts'
import { VisitorForms } from './api/visitor/visitor-forms.ts'
import { inboundMails } from './jobs/inbound/inbound-mails.ts'
import { mailing, notified } from './jobs/letters/mailing.ts'
import { LetterSignal, signalling } from './jobs/letters/letter-signal.ts'
import { resetMail } from './jobs/letters/reset-mail.ts'
import { LinkCheckJob } from './jobs/link-check-job.ts'
import { DeskClockJob } from './jobs/desk-clock-job.ts'
import { PictureCleanup } from './jobs/picture-cleanup.ts'
import { ResumeCleanup } from './jobs/resume-cleanup.ts'
import { RetentionJob } from './jobs/retention-job.ts'
import { invalidating, Invalidations } from './pages/cache/invalidations.ts'

const saves = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>) =>
  postgres === undefined ? SqliteSaves(databaseFile(dataDir)) : PostgresSaves

/** The composition root of a server with a back end of its own; `remoteBackEnd` is that of one with another (`API_HOST`). */
export const ownLayers = (
  config: Config,
  publicUrl: string,
  saved: Invalidations['Service']['saved'],
  aloneSince: DateTime.DateTime | undefined,
) => {
  const { sharedData, product, timeZone, trustProxy, rateLimit, languages } = config
  const analytics =
    config.analyticsUrl === undefined ? SqlAnalytics(timeZone) : ForwardedAnalytics(config.analyticsUrl)
  const stores = Layer.mergeAll(database(config), blobStore(config))
  const items = Layer.mergeAll(SqlContents, SqlHomePageDetails, SqlTrash, SqlUnpublished, SqlDraftStore)
  const uploads = StoredPictureUploads.pipe(Layer.provide([SqlPictureRecords, SharpPictureWork]))
  const library = StoredMediaLibrary.pipe(
    Layer.provide([SqlLibraryStore, StoredPdfFiles.pipe(Layer.provide(SqlPictureRecords))]),
    Layer.provideMerge(uploads),
  )
  const drafts = Layer.mergeAll(StoredReleases, library, SqlRedirects).pipe(
    Layer.provideMerge(StoredDrafts(timeZone)),
    Layer.provideMerge(items),
  )
  const shown = invalidating(drafts).pipe(Layer.provide(Layer.succeed(Invalidations, { saved })))
  const recipients = Layer.mergeAll(
    Layer.succeed(MailRecipients, notified(config.mail)),
    Layer.succeed(HasMailServer, config.mail !== undefined),
  )
  const mails = signalling(
    Layer.mergeAll(
      SqlEnquiries(timeZone),
      SqlProfiles(timeZone),
      SqlNotifications,
      SqlThreads(timeZone),
      SqlReceipts(publicUrl, timeZone),
    ),
  ).pipe(
    Layer.provide(recipients),
    Layer.provide(Layer.succeed(VisitorLimit, rateLimit ? limits.forms : undefined)),
  )
  // Old results say nothing once other sites are not checked any more.
  const outsideLinks = config.linkCheck ? SqlOutsideLinks : MemoryOutsideLinks()
  const links = StoredLinks(timeZone).pipe(
    Layer.provide([SqlLiveLinks, SqlLibraryStore, items]),
    Layer.provideMerge(Layer.merge(SqlOldAddresses(timeZone), outsideLinks)),
  )
  const ports = Layer.mergeAll(
    shown,
    CountingSiteSearch(timeZone).pipe(
      Layer.provide(IndexedSiteSearch(timeZone).pipe(Layer.provide([SqlSearchIndex, items]))),
      Layer.provide(SqlFailedSearchCounts(timeZone)),
    ),
    SqlFailedSearches,
    uploads,
    Layer.mergeAll(StoredPublication, StoredPreviews).pipe(Layer.provide(items)),
    mails,
    SqlAnswerTemplates,
    Layer.mergeAll(SqlDesk(timeZone), SqlSavedViews, SqlDueTimes(timeZone)),
    SqlArrivals(),
    SqlResumes,
    SqlAccounts,
    SqlSession,
    SqlOwnSessions,
    SqlSecondFactors(publicUrl),
    SqlPasskeys(publicUrl).pipe(Layer.provide(SimpleWebAuthn(publicUrl))),
    singleSignOn(config, publicUrl),
    SqlPasswordResets(publicUrl).pipe(Layer.provide(resetMail(config.mail)), Layer.provide(shown)),
    SqlPreviewLinks(publicUrl),
    SqlApiTokens,
    SqlTokenAccess,
    SqlWebhooks.pipe(Layer.provide(Layer.succeed(PrivateWebhooks, config.webhookPrivate))),
    SqlWebhookQueue,
    links,
    SqlPreviewSecrets,
    Layer.mergeAll(
      SqlTranslations,
      StoredContentImports(timeZone).pipe(Layer.provide(SqlPictureRecords)),
    ).pipe(Layer.provide(shown)),
    SqlPictureRecords,
    SqlHistory,
    SqlAccessLog,
    SqlRetention(config.keep),
    SqlPersonalData,
    SqlPersonalExports,
    SqlLetterQueue.pipe(Layer.provide([Layer.succeed(DigestZone, timeZone), recipients])),
    SqlDigests(timeZone),
    SqlLeases,
    SqlConditions,
    SharpSharePictures(),
    analytics,
    OwnSettings(config, publicUrl).pipe(Layer.provide(SqlConditions)),
    sharedData ? saves(config) : Layer.empty,
  ).pipe(Layer.provideMerge(stores), Layer.provideMerge(LetterSignal.layer))
  const pictures = PictureCleanup.pipe(Layer.provide(SharpPictureWork))
  return ApiHandler.layer(product, publicUrl).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        pictures,
        VisitorForms.layer,
        ResumeCleanup(aloneSince),
        RetentionJob,
        DeskClockJob(),
        mailing(config, publicUrl),
        inboundMails(config).pipe(Layer.provide([SharpPictureWork, recipients])),
        config.linkCheck ? LinkCheckJob().pipe(Layer.provide(HttpsLinkChecker())) : Layer.empty,
        WebhookJob().pipe(
          Layer.provide(
            HttpsWebhookSender({ mayBePrivate: config.webhookPrivate, purge: config.cdn?.purge }),
          ),
        ),
      ),
    ),
    Layer.provideMerge(ports),
    Layer.provideMerge(Stopping.layer),
    Layer.provide(Layer.succeed(ApiConfig, { publicUrl, product, trustProxy, timeZone })),
    // Also for what runs beside the layers, such as the demonstration content.
    Layer.provideMerge(Layer.succeed(SiteLanguages, languages)),
    Layer.provideMerge(Layer.succeed(PurgesCdn, config.cdn?.purge !== undefined)),
    Layer.provideMerge(Layer.succeed(AllowedPasswords, config.singleSignOn?.passwordSignIn ?? 'on')),
  )
}
