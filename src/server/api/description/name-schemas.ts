import { named } from '../response/wire-schemas.ts'
import {
  mapOperations,
  type Described,
  type DescribedContent,
  type Json,
  type Operation,
} from './described.ts'

/** Schemas that several groups share, by the operation that has them first. */
const sharedNames: Readonly<Record<string, string>> = {
  'brand.remove Response': 'ItemIdResponse',
  'brand.order.order Request': 'OrderInput',
  'brand.order.order Response': 'OrderResponse',
  'brand.unpublished.unpublish Request': 'VersionInput',
  'brand.unpublished.publish Request': 'UnpublishedPublication',
  'visitors.enquiry Request': 'Enquiry',
  'visitors.enquiry Response': 'ReceivedResponse',
  'visitors.profile Request': 'Profile',
  'visitors.pageView Request': 'PageView',
  'visitors.pageView Response': 'EmptyResponse',
  'enquiries.change Request': 'MailChange',
  'enquiries.unread Response': 'UnreadResponse',
  'enquiryThreads.list Response': 'ThreadResponse',
  'notifications.ofEnquiry Response': 'NotificationsResponse',
  'session.signIn Response': 'EntryResponse',
  'passwordResets.mailLink Request': 'EmailInput',
  'singleSignOn.link Request': 'PasswordInput',
  'passkeySignIn.options Response': 'PasskeyOptionsResponse',
  'homePage.get Response': 'HomePageResponse',
  'homePage.update Request': 'HomePageInput',
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const component = /"\$ref":"#\/components\/schemas\/(\w+)"\}/.source
const inEnvelope = new RegExp(
  `"data":\\{(?:"type":"object","properties":\\{"results":\\{${component}\\},|${component})`,
)

/** The name of what a response has as its data, or as its results alone. */
const nameInEnvelope = (schema: Json): string | undefined => {
  const [, results, data] = inEnvelope.exec(JSON.stringify(schema)) ?? []
  return results ?? data
}

const suggested = (operationId: string, kind: string, schema: Json) =>
  sharedNames[`${operationId} ${kind}`] ??
  (nameInEnvelope(schema) ?? operationId.split('.').map(named).join('')) + kind

/** Names what each operation sends and returns: generators make types of these names. Equal schemas share one. */
export const nameSchemas = (document: Described): Described => {
  const schemas: Record<string, Json> = { ...document.components.schemas }
  const names = new Map<string, string>()

  const contentOf = (operationId: string, kind: string, { content = {} }: DescribedContent) =>
    Object.fromEntries(
      Object.entries(content).map(([type, media]) => {
        const { schema } = media
        if ('$ref' in schema || schema['type'] === 'string') return [type, { schema }]
        const text = JSON.stringify(schema)
        const name = names.get(text) ?? suggested(operationId, kind, schema)
        if (!names.has(text) && name in schemas) throw new Error(`Two schemas are named ${name}.`)
        names.set(text, name)
        schemas[name] = schema
        return [type, { schema: reference(name) }]
      }),
    )

  const withNames = (operation: Operation): Operation => {
    const { operationId, requestBody, responses } = operation
    const successes = Object.entries(responses).map(([status, response]) => {
      if (response.content === undefined) return [status, response] as const
      const kind = status === '201' ? 'CreatedResponse' : 'Response'
      return [status, { ...response, content: contentOf(operationId, kind, response) }] as const
    })
    return {
      ...operation,
      ...(requestBody && {
        requestBody: { ...requestBody, content: contentOf(operationId, 'Request', requestBody) },
      }),
      responses: Object.fromEntries(successes),
    }
  }

  const paths = mapOperations(document.paths, withNames)
  return { ...document, components: { ...document.components, schemas }, paths }
}
