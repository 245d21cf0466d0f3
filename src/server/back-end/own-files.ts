import { DateTime, Effect } from 'effect'
import { pictureKey } from '#adapters/blobs/picture-key.ts'
import { dayIn } from '#domain/time/day.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import type { Session } from '#ports/staff/sign-in/session.ts'
import type { ApiConfig } from '../api/api-config.ts'
import { limits } from '../config/limits.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'
import { downloads } from '../edge/files/downloads.ts'
import { firstOfDay } from '../edge/request/first-of-day.ts'
import type { Handler } from '../edge/handler.ts'
import { lruCache } from '../edge/promises/lru-cache.ts'
import { visitorAddress } from '../edge/request/visitor-address.ts'
import { staffAccess } from '../preview/staff-access.ts'

/** Serves the PDFs of this server: to visitors if something on the site refers to them, and to staff. */
export const ownFiles = (
  run: <A, E>(effect: Effect.Effect<A, E, Blobs | PictureRecords | Session>) => Promise<A>,
  config: ApiConfig['Service'],
): Handler => {
  const isStaff = staffAccess(config)
  const isFirst = firstOfDay(() => dayIn(config.timeZone, DateTime.nowUnsafe()))
  const read = lruCache(
    (address) =>
      run(
        Blobs.use((blobs) => blobs.get(pictureKey(address))).pipe(
          Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
          withCurrentRequest,
        ),
      ),
    limits.fileBytes,
  )
  return downloads({
    find: async (address, request) => {
      const file = await run(withCurrentRequest(PictureRecords.use((pictures) => pictures.file(address))))
      if (file === undefined) return undefined
      if (!file.isPublished && (await run(withCurrentRequest(isStaff(request)))) === undefined)
        return undefined
      const bytes = await read(address)
      return bytes && { name: file.name, bytes }
    },
    sent: (address, { headers, socket }) => {
      const visitor = visitorAddress(
        headers['x-forwarded-for']?.toString(),
        socket.remoteAddress,
        config.trustProxy,
      )
      if (isFirst(`${visitor}\n${headers['user-agent'] ?? ''}`, address))
        void run(
          Effect.ignore(
            PictureRecords.use(({ recordDownload }) => recordDownload(address)),
            { log: true },
          ),
        )
    },
  })
}
