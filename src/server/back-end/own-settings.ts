import { Clock, Effect, Layer } from 'effect'
import { sizeOfAll } from '#adapters/blobs/size-of-all.ts'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { resumeLimit } from '#domain/visitor-forms/profile/application.ts'
import { minute } from '#domain/time/durations.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { Settings } from '#ports/staff/settings.ts'
import type { Config } from '../config/config.ts'
import { databaseFile } from '../config/data-folder.ts'
import { limits } from '../config/limits.ts'

export const OwnSettings = (
  config: Config,
  publicUrl: string,
): Layer.Layer<Settings, never, Blobs | Conditions> => {
  const { dataDir, product, timeZone, analyticsUrl, rateLimit, mail, s3, postgres } = config
  const database = databaseFile(dataDir)
  // The write-ahead log belongs to the database.
  const databaseSize = Effect.promise(() => sizeOfAll([database, `${database}-wal`]))
  const forms = { most: limits.forms.maximum, minutes: limits.forms.within / minute }
  const get = Effect.fnUntraced(function* (blobs: Blobs['Service'], conditions: Conditions['Service']) {
    const now = yield* Clock.currentTimeMillis
    const away = yield* Effect.orElseSucceed(conditions.lasted('mailbox away', now), () => 0)
    const files = yield* Effect.orElseSucceed(blobs.bytes, () => undefined)
    return {
      address: publicUrl,
      calls: `/api/${product}`,
      timeZone,
      mail: mail !== undefined,
      ...(mail?.inbound && { mailbox: away > 0 ? ('away' as const) : ('read' as const) }),
      analytics: analyticsUrl !== undefined,
      database: postgres === undefined ? ('embedded' as const) : ('server' as const),
      files: s3 === undefined ? ('folder' as const) : ('object store' as const),
      limits: { picture: pictureLimit, resume: resumeLimit, ...(rateLimit && { forms }) },
      storage: {
        ...(postgres === undefined && { database: yield* databaseSize }),
        ...(files !== undefined && { files }),
      },
    }
  })
  return Layer.effect(
    Settings,
    Effect.gen(function* () {
      return { get: get(yield* Blobs, yield* Conditions) }
    }),
  )
}
