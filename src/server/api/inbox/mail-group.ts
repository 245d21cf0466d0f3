import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import {
  receivedEnquiryWire,
  receivedProfileWire,
  spamReasonsWire,
  mailEndpoints,
} from '#adapters/http/mail-endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { threadEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { mailSubjects } from '#domain/mail/mail-kind.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import {
  Access,
  ChangesNothingLive,
  KeepsSessionAlive,
  openToTokens,
  RequiredPermission,
} from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'
import { MailParameters, MailTableParameters } from './mail-parameters.ts'
import { storedSchema } from '../response/wire-schemas.ts'

const handling = { status: 'status', note: 'note', spamReasons: spamReasonsWire } as const
const language = { language: wireNames.languageField } as const

/** Absent where there is none. */
const deskFields = {
  owner: 'owner',
  ownerName: 'ownerName',
  dueAt: 'dueAt',
  answeredAt: 'answeredAt',
  tags: 'tags',
} as const

/** The names of received mails' fields on the wire. */
export const mailNames = {
  enquiries: { ...receivedEnquiryWire, ...language, ...handling, ...deskFields },
  profiles: { ...receivedProfileWire, ...language, ...handling, ...deskFields },
} as const

const optionalText = Schema.optionalKey(Schema.String)

const Handled = Schema.Struct({
  status: Schema.optionalKey(Schema.Literals(mailStatuses)),
  note: Schema.optionalKey(Schema.String),
  owner: Schema.optionalKey(Schema.String),
  tags: Schema.optionalKey(Schema.Array(Schema.String)),
  version: Schema.optionalKey(Schema.Int),
})

const schemaNames = { enquiries: 'enquiryMail', profiles: 'profileMail' } as const

const received = (name: keyof typeof mailNames) =>
  storedSchema(mailNames[name], schemaNames[name], {
    [wireNames.languageField]: Schema.optionalKey(Schema.String),
    ...(name === 'enquiries' && { brandId: optionalText, brand: optionalText, subject: optionalText }),
    owner: Schema.optionalKey(Schema.String),
    ownerName: Schema.optionalKey(Schema.String),
    dueAt: Schema.optionalKey(Schema.String),
    answeredAt: Schema.optionalKey(Schema.String),
    tags: Schema.optionalKey(Schema.Array(Schema.String)),
  })

const schemas = { enquiries: received('enquiries'), profiles: received('profiles') }

interface Paths {
  readonly list: string
  readonly item: string
  readonly csv: string
  readonly unread: string
}

const mailGroup = <const Name extends keyof typeof mailNames>(
  name: Name,
  title: string,
  { list, item, csv, unread }: Paths,
) => {
  const Mail = schemas[name]
  return HttpApiGroup.make(name)
    .annotate(OpenApi.Title, title)
    .add(
      HttpApiEndpoint.get('list', routePath(list), {
        query: MailParameters,
        success: envelope(200, pageResults(Mail, schemaNames[name])),
      }),
      HttpApiEndpoint.get('csv', routePath(csv), {
        query: MailTableParameters,
        success: HttpApiSchema.StreamUint8Array({ contentType: 'text/csv' }),
      }),
      HttpApiEndpoint.get('get', routePath(item), { params: itemId, success: results(Mail) }),
      HttpApiEndpoint.put('change', routePath(item), {
        params: itemId,
        payload: Handled,
        success: results(Mail),
      }),
      HttpApiEndpoint.delete('remove', routePath(item), {
        params: itemId,
        success: results(Schema.Struct(itemId)),
      }),
      HttpApiEndpoint.get('unread', routePath(unread), {
        success: results(Schema.Struct({ unread: Schema.Int })),
      }).annotate(KeepsSessionAlive, false),
    )
    .annotateEndpoints(RequiredPermission, 'mails.handle')
    .annotateEndpoints(ChangesNothingLive, true)
    .annotateEndpointsMerge(openToTokens(mailSubjects[name]))
    .middleware(Access)
}

const merged = { ...itemId, other: Schema.String }

export const enquiryGroup = mailGroup('enquiries', 'Enquiries', {
  list: mailEndpoints.enquiryList,
  item: mailEndpoints.enquiry,
  csv: mailEndpoints.enquiryCsv,
  unread: mailEndpoints.enquiryUnread,
})
export const mergingGroup = HttpApiGroup.make('mergedEnquiries')
  .annotate(OpenApi.Title, 'Merged enquiries')
  .add(
    HttpApiEndpoint.put('merge', routePath(threadEndpoints.enquiryMerged), {
      params: merged,
      payload: Schema.Struct({
        version: Schema.optionalKey(Schema.Int),
        otherVersion: Schema.optionalKey(Schema.Int),
      }),
      success: results(schemas.enquiries),
    }),
    HttpApiEndpoint.delete('separate', routePath(threadEndpoints.enquiryMerged), {
      params: merged,
      query: Schema.Struct({
        version: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())),
        otherVersion: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())),
      }),
      success: results(schemas.enquiries),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'mails.handle')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)
export const profileGroup = mailGroup('profiles', 'Applications', {
  list: mailEndpoints.profileList,
  item: mailEndpoints.profile,
  csv: mailEndpoints.profileCsv,
  unread: mailEndpoints.profileUnread,
})
