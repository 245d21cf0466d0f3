import { Schema } from 'effect'
import type { Location } from '../enquiry/enquiry.ts'
import type { MailKind } from '../mail/inbox/notification.ts'
import { DayText, Places } from './calendars.ts'

/** The kinds of mail that have a target and are routed. */
export const mailTypes = ['Business', 'General', 'application'] as const
export type MailType = (typeof mailTypes)[number]

/** Gives mails of some places and types an owner; no places or types mean any, no owner nobody's. */
export const RoutingRule = Schema.Struct({
  places: Places,
  types: Schema.Array(Schema.Literals(mailTypes)),
  owner: Schema.String.check(Schema.isPattern(/^\d{0,15}$/)),
  /** The days on which the owner is away, both inclusive. */
  away: Schema.optionalKey(Schema.Tuple([DayText, DayText])),
})
export type RoutingRule = typeof RoutingRule.Type

/** @param type as the form sends it; an unknown one counts as General. */
export const mailTypeOf = (kind: MailKind, type = ''): MailType => {
  if (kind === 'profiles') return 'application'
  return type === 'Business' ? 'Business' : 'General'
}

interface Routed {
  readonly place: Location
  readonly type: MailType
  /** The day in the place, such as `2026-12-02`. */
  readonly day: string
}

/** The owner by the first rule that matches; empty if none does, or while its owner is away. */
export const routedTo = (rules: ReadonlyArray<RoutingRule>, { place, type, day }: Routed): string => {
  const rule = rules.find(
    ({ places, types }) =>
      (places.length === 0 || places.includes(place)) && (types.length === 0 || types.includes(type)),
  )
  const [from, to] = rule?.away ?? []
  const isAway = from !== undefined && to !== undefined && from <= day && day <= to
  return isAway ? '' : (rule?.owner ?? '')
}
