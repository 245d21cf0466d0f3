import { Schema } from 'effect'
import { contentTypeNames } from '../content/content-types.ts'
import type { WebhookEvent } from './webhook.ts'

const mail = Schema.Struct({ id: Schema.String, reference: Schema.String })
const item = Schema.Struct({ kind: Schema.Literals(contentTypeNames), id: Schema.String })
const nothing = Schema.Struct({})

/** What a delivery says about its event. It names no person: receivers read details with an API token. */
export const webhookData = {
  'enquiry.received': mail,
  'profile.received': mail,
  'content.published': item,
  'content.unpublished': item,
  'homePage.published': nothing,
  test: nothing,
} satisfies Readonly<Record<WebhookEvent | 'test', Schema.Top>>

export type WebhookData<Type extends keyof typeof webhookData> = (typeof webhookData)[Type]['Type']
