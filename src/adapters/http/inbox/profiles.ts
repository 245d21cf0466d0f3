import { Effect, Layer } from 'effect'
import { Profiles } from '#ports/visitor/profiles.ts'
import { formMetadata } from '../client/form-metadata.ts'
import { HttpClient } from '../client/http-client.ts'
import { profileWire, receivedProfileWire, mailEndpoints } from '../mail-endpoints.ts'
import { wireNames } from '../wire-names.ts'
import { formDataOf } from '../client/form-data-of.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { inbox } from './inbox.ts'
import { receiptOf } from '../client/receipt.ts'
import { toWire } from '../wire/renaming.ts'
import { sendWithProgress } from '../client/send-with-progress.ts'

/** Applications over HTTP; the résumé is a part of the same form. */
export const HttpProfiles = Layer.effect(
  Profiles,
  Effect.map(HttpClient, (client) =>
    Profiles.of({
      ...inbox(client, {
        listPath: mailEndpoints.profileList,
        itemPath: mailEndpoints.profile,
        unreadPath: mailEndpoints.profileUnread,
        names: receivedProfileWire,
      }),
      send: (profile, resume, metadata = {}, report = () => {}) =>
        Effect.suspend(() => {
          const texts = { ...toWire(profileWire, profile), ...formMetadata(metadata) }
          const body = formDataOf({ ...texts, [wireNames.resumePart]: resume })
          const send = sendWithProgress(report)
          const request = {
            method: 'POST' as const,
            path: mailEndpoints.profileSend,
            body,
            key: metadata.key,
            forwardedFor: metadata.visitorAddress,
            from: 'anonymous' as const,
            ...(send !== undefined && { send }),
          }
          return client.write(request)
        }).pipe(Effect.mapError(toDomainFailure(profileWire, (current) => current)), Effect.map(receiptOf)),
    }),
  ),
)
