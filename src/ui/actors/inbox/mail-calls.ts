import { Effect } from 'effect'
import type { ReceivedEnquiry, ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { MailRequests } from './mail-actors.ts'

export const enquiryRequests: MailRequests<ReceivedEnquiry, Enquiries> = {
  list: (query) => Effect.flatMap(Enquiries, (enquiries) => enquiries.list(query)),
  remove: (id) => Effect.flatMap(Enquiries, (enquiries) => enquiries.remove(id)),
  get: (id) => Effect.flatMap(Enquiries, (enquiries) => enquiries.get(id)),
  change: (id, change) => Effect.flatMap(Enquiries, (enquiries) => enquiries.change(id, change)),
}

export const profileRequests: MailRequests<ReceivedProfile, Profiles> = {
  list: (query) => Effect.flatMap(Profiles, (profiles) => profiles.list(query)),
  remove: (id) => Effect.flatMap(Profiles, (profiles) => profiles.remove(id)),
  get: (id) => Effect.flatMap(Profiles, (profiles) => profiles.get(id)),
  change: (id, change) => Effect.flatMap(Profiles, (profiles) => profiles.change(id, change)),
}
