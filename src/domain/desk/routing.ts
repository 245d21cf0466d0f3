import { Schema } from 'effect'
import { enquirySubjects, type Location } from '../visitor-forms/enquiry/enquiry.ts'
import type { EnquiryTopic } from '../visitor-forms/enquiry/enquiry-topic.ts'
import type { MailKind } from '../mail/mail-kind.ts'
import { DayText, Places } from './due/calendars.ts'

/** The kinds of mail that have a target and are routed. */
export const mailTypes = ['Business', 'General', 'application'] as const
export type MailType = (typeof mailTypes)[number]

const id = Schema.String.check(Schema.isPattern(/^\d{0,15}$/u))

/** Assigns an owner to mails that match all its lists. An empty list matches every mail; an empty owner assigns none. */
export const RoutingRule = Schema.Struct({
  places: Places,
  types: Schema.Array(Schema.Literals(mailTypes)),
  /** The companies and subjects that an enquiry is about; applications have none. */
  brandIds: Schema.optionalKey(Schema.Array(id).check(Schema.isMaxLength(100))),
  subjects: Schema.optionalKey(Schema.Array(Schema.Literals(enquirySubjects))),
  owner: id,
  /** The days on which the owner is away, both inclusive. */
  away: Schema.optionalKey(Schema.Tuple([DayText, DayText])),
})
export type RoutingRule = typeof RoutingRule.Type

/** @param type as the form sends it; an unknown one counts as General. */
export const mailTypeOf = (kind: MailKind, type = ''): MailType => {
  if (kind === 'profiles') return 'application'
  return type === 'Business' ? 'Business' : 'General'
}

interface Routed extends Pick<EnquiryTopic, 'brandId' | 'subject'> {
  readonly location: Location
  readonly type: MailType
  /** The day there, such as `2026-12-02`. */
  readonly day: string
}

const matches = (allowed: ReadonlyArray<string> = [], value = ''): boolean =>
  allowed.length === 0 || allowed.includes(value)

/** The owner by the first rule that matches; empty if none does, or while its owner is away. */
export const routedTo = (
  rules: ReadonlyArray<RoutingRule>,
  { location, type, brandId, subject, day }: Routed,
): string => {
  const rule = rules.find(
    ({ places, types, brandIds, subjects }) =>
      matches(places, location) &&
      matches(types, type) &&
      matches(brandIds, brandId) &&
      matches(subjects, subject),
  )
  const [from, to] = rule?.away ?? []
  const isAway = from !== undefined && to !== undefined && from <= day && day <= to
  return isAway ? '' : (rule?.owner ?? '')
}
