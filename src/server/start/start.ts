import { DateTime } from 'effect'
import { dayIn } from '#domain/time/day.ts'
import { draftsSubject, redirectsSubject } from '#ports/server/saves.ts'
import type { BackEnd } from '../back-end.ts'
import { readConfig, type Config } from '../config/config.ts'
import { openServer } from '../edge/server.ts'
import { limits } from '../config/limits.ts'
import { safetyWarnings } from '../config/safety-warnings.ts'
import { admission } from '../edge/admission/admission.ts'
import { fixedCapacity } from '../edge/admission/capacity.ts'
import { learnedCapacity } from '../edge/admission/learned-capacity.ts'
import { ownBackEnd } from '../back-end/own-back-end.ts'
import { builtFront, devFront, type Dev, type Front } from '../pages/front.ts'
import { syncInvalidations } from '../pages/cache/sync-invalidations.ts'
import { oldAddresses } from '../pages/old-addresses.ts'
import { makePageCache } from '../pages/cache/page-cache.ts'
import type { Invalidations } from '../pages/cache/invalidations.ts'
import { invalidateByTime } from '../pages/cache/invalidate-by-time.ts'
import { remoteBackEnd } from '../back-end/remote-back-end.ts'
import { dueChanges } from '../publishing/due-changes.ts'
import { site } from '../site.ts'
import { startTelemetry } from '../ops/telemetry/telemetry.ts'

export interface StartOptions {
  readonly config?: Config
  readonly dev?: Dev
  readonly front?: Front
  /** Instead of the configured one; it is closed with the product. */
  readonly backEnd?: BackEnd
}

export interface Started {
  readonly url: string
  readonly port: number
  readonly firstAdmin: BackEnd['firstAdmin']
  readonly warnings: ReadonlyArray<string>
  /** From now on `/readyz` fails. */
  announceStop(): void
  /** Stops accepting connections, which other processes at the address take. Each response closes its connection. */
  leave(): void
  /** Finishes requests in flight and closes the database. */
  close(): Promise<void>
}

/** Starts the product: listens, opens the database and serves. A refused start leaves nothing open. */
export const start = async ({
  config = readConfig(process.env),
  dev,
  front,
  backEnd: given,
}: StartOptions = {}): Promise<Started> => {
  const userInterface = front ?? (dev === undefined ? builtFront() : devFront(dev))
  const telemetry = await startTelemetry(config)
  const server = await openServer(config.port, config.host, limits, telemetry.report)
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const url = `http://${host}:${server.port}`
  const publicUrl = config.publicUrl ?? url
  const cache = makePageCache(limits.pageCacheBytes, telemetry.report)
  const today = () => dayIn(config.timeZone, DateTime.nowUnsafe())

  const saved: Invalidations['Service']['saved'] = (subject) => {
    if (subject === draftsSubject) changes.invalidate()
    else if (subject === redirectsSubject) addresses.invalidate()
    else cache.saved(subject)
    // A page that moves leaves an old address.
    if (subject === 'page') addresses.invalidate()
  }
  const invalidateAll = () => {
    cache.invalidateAll()
    addresses.invalidate()
  }
  const changes = dueChanges(
    {
      untilDue: async () => publication?.untilDue() ?? Number.POSITIVE_INFINITY,
      applyDue: async () => {
        try {
          for (const subject of (await publication?.applyDue()) ?? []) saved(subject)
        } catch (error) {
          // The commit may have succeeded.
          invalidateAll()
          throw error
        }
      },
    },
    telemetry.report,
  )
  let publication: BackEnd['publication']
  let addresses = oldAddresses(undefined)

  try {
    const backEnd =
      given ??
      (config.apiHost === undefined
        ? // With shared data, its own saves come back like those of other processes.
          await ownBackEnd(config, publicUrl, config.sharedData ? () => {} : saved, telemetry.layer)
        : remoteBackEnd(config.apiHost, config, telemetry.layer))
    publication = backEnd.publication
    addresses = oldAddresses(backEnd.oldAddresses)
    const timer = config.apiHost === undefined ? undefined : invalidateByTime(cache)
    server.handleWith(
      site({
        config,
        publicUrl,
        front: userInterface,
        backEnd,
        cache,
        addresses,
        sync: backEnd.saves && syncInvalidations({ saved, invalidateAll }, backEnd.saves, telemetry.report),
        dueChanges: changes,
        admission: admission({
          accepted: server.accepted,
          capacity: config.admission === 'learned' ? learnedCapacity() : fixedCapacity(),
        }),
        today,
        isStopping: server.isStopping,
        connections: server.connections,
        telemetry,
      }),
    )
    return {
      url: publicUrl,
      port: server.port,
      firstAdmin: backEnd.firstAdmin,
      warnings: safetyWarnings(config, publicUrl),
      announceStop: () => {
        server.announceStop()
        backEnd.endStreams()
      },
      leave: () => {
        server.leave()
        backEnd.endStreams()
      },
      close: async () => {
        backEnd.endStreams()
        await server.close()
        timer?.stop()
        await backEnd.close()
        await telemetry.close()
      },
    }
  } catch (error) {
    await server.close()
    await telemetry.close()
    throw error
  }
}
