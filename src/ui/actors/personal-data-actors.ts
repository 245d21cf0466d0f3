import { Effect } from 'effect'
import type { FoundPersonalData, PersonalCounts } from '#domain/privacy/personal-data.ts'
import { personalDataWording } from '#domain/account-wording.ts'
import { Downloads } from '#ports/downloads.ts'
import { PersonalData } from '#ports/personal-data.ts'
import type { Tell } from './announcements.ts'
import { downloadOf } from './download-of.ts'
import type { Bridge } from './from-effect.ts'
import { requestOf, type Request } from './request-of.ts'

export interface PersonalDataActors {
  /** By the e-mail address, as the others. */
  readonly find: Request<string, FoundPersonalData>
  readonly erase: Request<string, PersonalCounts>
  readonly handOver: ReturnType<typeof downloadOf>
}

/** `onErased` is told when mails are gone that others count. */
export const personalDataActors = (
  bridge: Bridge<Downloads | PersonalData>,
  tell: Tell,
  onErased: () => void,
): PersonalDataActors => ({
  find: requestOf(bridge, (email: string) =>
    Effect.flatMap(PersonalData, (personal) => personal.find(email)),
  ),
  erase: requestOf(bridge, (email: string) =>
    Effect.flatMap(PersonalData, (personal) => personal.erase(email)).pipe(
      Effect.tap(() => Effect.sync(onErased)),
    ),
  ),
  handOver: downloadOf(
    bridge,
    (email: string) => Effect.flatMap(Downloads, (downloads) => downloads.personalData(email)),
    { wording: personalDataWording.failures.export, tell },
  ),
})
