import { Effect } from 'effect'
import type { FoundPersonalData, PersonalCounts } from '#domain/privacy/personal-data.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { downloadOf, type DownloadActor } from '../announcements/download-of.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import { failureOfEffect, type Bridge } from '../bridge/from-effect.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

export interface PersonalDataActors {
  /** Takes the email, like the others. */
  readonly find: Request<string, FoundPersonalData>
  readonly erase: Request<string, PersonalCounts>
  readonly download: DownloadActor<string>
}

/** `onErased` is called after an erasure, as it may change the counts of mails. */
export const personalDataActors = (
  bridge: Bridge<Downloads | PersonalData>,
  { announce, words }: Announcer,
  onErased: () => void,
): PersonalDataActors => ({
  find: requestOf(bridge, (email: string) =>
    Effect.flatMap(PersonalData, (personal) => personal.find(email)),
  ),
  erase: requestOf(bridge, (email: string) =>
    Effect.flatMap(PersonalData, (personal) => personal.erase(email)).pipe(
      Effect.tap(() => Effect.sync(onErased)),
      // Leaving the screen clears the request, with its failure.
      Effect.tapError((failure) =>
        Effect.sync(() =>
          announce(failedRequest(words.failures.personalData.failures.remove, failureOfEffect(failure))),
        ),
      ),
    ),
  ),
  download: downloadOf(
    bridge,
    (email: string) => Effect.flatMap(Downloads, (downloads) => downloads.personalData(email)),
    { wording: words.failures.personalData.failures.export, announce },
  ),
})
