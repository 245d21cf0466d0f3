import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Cause, DateTime, Effect, Exit, Layer, ManagedRuntime, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { retryUntilFree } from '#adapters/sql/client/retry-until-free.ts'
import { day } from '#domain/time/durations.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { OldAddresses } from '#ports/server/links/old-addresses.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { Saves } from '#ports/server/saves.ts'
import { ApiHandler } from '../api/api-handler.ts'
import { Stopping } from '../api/response/stopping.ts'
import type { BackEnd } from '../back-end.ts'
import { checkBucket } from '../config/blob-store.ts'
import type { Config } from '../config/config.ts'
import { backupPrefix, unfinishedBlobs, unfinishedRestore, unpackedRestore } from '../config/data-folder.ts'
import { lockData } from '../config/data-lock.ts'
import { fillEmptyDatabase } from '../demo/fill.ts'
import { createFirstAdmin } from './first-admin.ts'
import { withTimeout } from '../edge/promises/with-timeout.ts'
import { crossOrigin } from '../edge/request/cross-origin.ts'
import { chain, requestPath, type Handler } from '../edge/handler.ts'
import { ownLayers } from '../layers.ts'
import { queueMetrics } from '../ops/metrics/queue-metrics.ts'
import { ownFiles } from './own-files.ts'
import { refuseWithoutWayBack } from './single-sign-on.ts'
import { ownPictures } from './own-pictures.ts'
import { ownPreviews } from './own-previews.ts'
import { ownPreviewLinks } from './own-preview-links.ts'
import type { Invalidations } from '../pages/cache/invalidations.ts'
import { StartRefused } from '../config/start-refused.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'

const demoPictures = 'dist/demo'

/** For queries of monitoring. */
const queryTimeout = '2 seconds'

/** Not traced: load balancers send it several times a second. */
const readinessCheck = HomePageDetails.use(({ get }) => get()).pipe(
  Effect.timeout(queryTimeout),
  Effect.withTracerEnabled(false),
)

/** One transaction, so that only the first of several starting processes does it. */
const prepare = Effect.fnUntraced(
  function* ({ firstAdmin, demoContent, singleSignOn }: Config) {
    const admin = yield* createFirstAdmin(firstAdmin)
    if (singleSignOn?.passwordSignIn === 'way-back') yield* refuseWithoutWayBack
    if (demoContent && existsSync(demoPictures)) yield* fillEmptyDatabase(demoPictures)
    return admin
  },
  (work) => retryUntilFree(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work))),
)

/**
 * Removes unfinished writes of killed processes. Requires the data lock; recent backups stay, as one may be running.
 */
const clearUnfinished = (dataDir: string): void => {
  const backups = readdirSync(dataDir)
    .filter((name) => name.startsWith(backupPrefix))
    .map((name) => join(dataDir, name))
    .filter((path) => Date.now() - statSync(path).mtimeMs > day)
  for (const path of [unfinishedBlobs(dataDir), unpackedRestore(dataDir), ...backups])
    rmSync(path, { recursive: true, force: true })
}

export const ownBackEnd = async (
  config: Config,
  publicUrl: string,
  saved: Invalidations['Service']['saved'],
  telemetry: Layer.Layer<never>,
): Promise<BackEnd> => {
  const { dataDir, sharedData, product, trustProxy, timeZone } = config
  const tidy = () => {
    if (existsSync(unfinishedRestore(dataDir)))
      throw new StartRefused(`DATA_DIR: a restore of ${dataDir} was cut off. Run it again.`)
    clearUnfinished(dataDir)
  }
  const lock = lockData(dataDir, { isShared: sharedData, tidy })
  // Processes on other machines do not lock this folder.
  const isAlone = lock.isFirst && config.postgres === undefined
  const aloneSince = isAlone ? DateTime.nowUnsafe() : undefined
  await checkBucket(config.s3).catch((refused: unknown) => {
    lock.release()
    throw refused
  })
  const runtime = ManagedRuntime.make(
    Layer.provideMerge(ownLayers(config, publicUrl, saved, aloneSince), telemetry),
  )
  const close = async () => {
    await runtime.dispose()
    lock.release()
  }

  const started = await runtime.runPromiseExit(
    Effect.all({
      api: ApiHandler,
      stopping: Stopping,
      saves: Effect.serviceOption(Saves),
      firstAdmin: prepare(config),
    }),
  )
  if (Exit.isFailure(started)) {
    await close()
    const failure = Cause.squash(started.cause)
    if (!(failure instanceof StoreUnusable)) throw failure
    throw new StartRefused(
      config.postgres === undefined
        ? `DATA_DIR: the data in ${config.dataDir} cannot be used. ${failure.message}`
        : `DATABASE_URL: ${failure.message}`,
    )
  }
  const { api, stopping, saves, firstAdmin } = started.value

  const answersPreflight = crossOrigin(config.apiOrigins)
  const handleApi: Handler = (request, response) => {
    if (!requestPath(request).startsWith(`/api/${product}/`)) return false
    response.setHeader('cache-control', 'no-store')
    if (answersPreflight(request, response)) return true
    api(request, response)
    return true
  }

  const queues = queueMetrics({
    purgesCdn: config.cdn?.purge !== undefined,
    readsMailbox: config.mail?.inbound !== undefined,
  }).pipe(
    Effect.timeout(queryTimeout),
    Effect.orElseSucceed(() => []),
  )
  const site = { publicUrl, product, trustProxy, timeZone }
  return {
    pictures: chain(ownPictures(runtime.runPromise), ownFiles(runtime.runPromise, site)),
    api: handleApi,
    run: (effect) => runtime.runPromise(withCurrentRequest(effect)),
    // A database that hangs must not hide the other metrics.
    metrics: withTimeout(() => runtime.runPromise(queues), []),
    isReady: withTimeout(async () => Exit.isSuccess(await runtime.runPromiseExit(readinessCheck)), false),
    publication: {
      untilDue: () => runtime.runPromise(Publication.use(({ untilDue }) => untilDue)),
      applyDue: () => runtime.runPromise(Publication.use(({ applyDue }) => applyDue)),
    },
    previews: ownPreviews(runtime, site),
    previewLinks: ownPreviewLinks(runtime),
    oldAddresses: {
      all: () => runtime.runPromise(OldAddresses.use(({ all }) => all)),
      visited: (id) => runtime.runFork(OldAddresses.use(({ visited }) => visited(id))),
      missed: (...missed) => runtime.runFork(OldAddresses.use((port) => port.missed(...missed))),
    },
    saves: Option.getOrUndefined(saves),
    firstAdmin,
    endStreams: () => void stopping.openUnsafe(),
    close,
  }
}
