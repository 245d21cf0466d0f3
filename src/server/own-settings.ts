import { Effect, Layer } from 'effect'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { resumeLimit } from '#domain/profile/profile-errors.ts'
import { Settings } from '#ports/settings.ts'
import type { Config } from './config.ts'
import { blobFolder, databaseFile } from './data-folder.ts'
import { folderSize } from './folder-size.ts'
import { limits } from './limits.ts'
import { sizeOfAll } from './size-of-all.ts'

/** What staff may see of how this server is run; nothing that lets anybody in is among it. */
export const OwnSettings = (config: Config, publicUrl: string): Layer.Layer<Settings> => {
  const { dataDir, product, timeZone, analyticsUrl, rateLimit, mail } = config
  const database = databaseFile(dataDir)
  const storage = Effect.promise(async () => ({
    // Beside the database stands what was written and is not yet in it.
    database: await sizeOfAll([database, `${database}-wal`]),
    files: await folderSize(blobFolder(dataDir)),
  }))
  const forms = { most: limits.forms.most, minutes: limits.forms.within / 60_000 }
  return Layer.succeed(Settings, {
    get: Effect.map(storage, (used) => ({
      address: publicUrl,
      calls: `/api/${product}`,
      timeZone,
      mail: mail !== undefined,
      analytics: analyticsUrl !== undefined,
      database: 'embedded' as const,
      files: 'folder' as const,
      limits: { picture: pictureLimit, resume: resumeLimit, ...(rateLimit && { forms }) },
      storage: used,
    })),
  })
}
