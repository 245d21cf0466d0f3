/** Events that webhooks can send to other programs. */
export const webhookEvents = [
  'enquiry.received',
  'profile.received',
  'content.published',
  'content.unpublished',
  'homePage.published',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const isWebhookEvent = (value: string): value is WebhookEvent =>
  webhookEvents.some((event) => event === value)

/** The input for a new or changed webhook. */
export interface WebhookInput {
  /** Which program receives it. */
  readonly name: string
  readonly address: string
  readonly events: ReadonlyArray<string>
  readonly on: boolean
}

/** A change without `on` leaves the webhook on or off. */
export type WebhookChange = Omit<WebhookInput, 'on'> & { readonly on?: boolean }

/** Another program that receives events as requests to its address. */
export interface Webhook {
  readonly id: string
  /** Raised by each change, also if the server switches it off. */
  readonly version: number
  readonly name: string
  readonly address: string
  readonly events: ReadonlyArray<WebhookEvent>
  readonly on: boolean
  /** Why the server has switched it off; empty if a person did. */
  readonly offBecause: string
  /** Deliveries that were given up. */
  readonly parked: number
  readonly createdAt: string
}

/** The secret is shown once; receivers check signatures with it. */
export interface MadeWebhook extends Webhook {
  readonly secret: string
}

export const deliveryStates = ['waiting', 'sent', 'parked'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** One event on its way to one webhook. */
export interface WebhookDelivery {
  readonly id: string
  readonly webhookId: string
  readonly event: WebhookEvent | 'test'
  readonly state: DeliveryState
  /** When it was sent or given up; of one that waits, when it is due. */
  readonly at: string
  readonly tries: number
  /** The outcome of the last try, such as `200`; empty before the first one. */
  readonly result: string
  /** Milliseconds of the last try. */
  readonly duration: number
  /** The body of the request, without personal data. */
  readonly body: string
  readonly createdAt: string
}

export const maxWebhooks = 20
export const maxWebhookName = 80
const maxAddress = 2048

/** Days without a success after which a webhook is switched off. */
export const failingDays = 3

const nameError = (name: string) => {
  if (name.trim() === '') return 'Say which program receives the events.'
  return name.trim().length > maxWebhookName ? `A name has at most ${maxWebhookName} characters.` : undefined
}

const httpsAddress = /^https:\/\/[^\s/?#@:]+(?::443)?(?:[/?]\S*)?$/iu
const webAddress = /^https?:\/\/[^\s/?#@]+(?:[/?]\S*)?$/iu

const addressError = (address: string, mayBePrivate: boolean) => {
  const form = mayBePrivate ? webAddress : httpsAddress
  const isRight = address.length <= maxAddress && form.test(address)
  return isRight ? undefined : 'Write an address that begins with https://, without a user or a port.'
}

const eventsError = (events: ReadonlyArray<string>) =>
  events.length > 0 && events.every(isWebhookEvent) ? undefined : 'Choose at least one event.'

/** One sentence for each wrong field. Only an installation that allows it may send to private addresses. */
export const webhookErrors = (
  { name, address, events }: WebhookChange,
  mayBePrivate: boolean,
): Readonly<Record<string, string>> => {
  const errors = {
    name: nameError(name),
    address: addressError(address, mayBePrivate),
    events: eventsError(events),
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error === undefined ? [] : [[field, error]])),
  )
}

/** A test is sent to a webhook that is off, too. */
export const maySendAgain = ({ on }: Pick<Webhook, 'on'>, { event }: Pick<WebhookDelivery, 'event'>) =>
  on || event === 'test'

export const sendAgainErrors = (
  ...[webhook, delivery]: Parameters<typeof maySendAgain>
): Readonly<Record<string, string>> =>
  maySendAgain(webhook, delivery) ? {} : { on: 'This webhook is switched off. Switch it on first.' }

export const webhookQuotaErrors = (count: number): Readonly<Record<string, string>> =>
  count < maxWebhooks ? {} : { name: `There are ${maxWebhooks} webhooks. Delete one first.` }
