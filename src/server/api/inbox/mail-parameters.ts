import { Schema } from 'effect'
import { mailParameters } from '#adapters/http/endpoints.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import { ListParameters } from '../lists/list-parameters.ts'

const text = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))

const narrowing = {
  [mailParameters.status]: Schema.optionalKey(Schema.Literals([...mailStatuses, 'any'])),
  [mailParameters.type]: text,
  [mailParameters.location]: text,
  [mailParameters.position]: text,
  [mailParameters.email]: text,
  [mailParameters.from]: text,
  [mailParameters.to]: text,
}

/** How a list of mails is asked for one page, and what it is narrowed to. */
export const MailParameters = Schema.Struct({ ...ListParameters.fields, ...narrowing })

/** Takes what narrows the list apart from what every list takes. */
export const splitParameters = (parameters: typeof MailParameters.Type) => {
  const given: Readonly<Record<string, unknown>> = parameters
  const filter = Object.entries(mailParameters).flatMap(([part, name]) =>
    given[name] === undefined ? [] : [[part, given[name]]],
  )
  const listing = Object.entries(given).filter(([name]) => !(name in narrowing))
  return {
    // The parameters were read by their schema.
    filter: Object.fromEntries(filter) as Omit<AnyMailQuery, keyof ListQuery>,
    listing: Object.fromEntries(listing) as typeof ListParameters.Type,
  }
}
