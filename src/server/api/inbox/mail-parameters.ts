import { Schema } from 'effect'
import { mailParameters } from '#adapters/http/mail-endpoints.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import { ListParameters } from '../lists/list-parameters.ts'

const text = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))

const filters = {
  [mailParameters.status]: Schema.optionalKey(Schema.Literals([...mailStatuses, 'any', 'open'])),
  [mailParameters.type]: text,
  [mailParameters.location]: text,
  [mailParameters.position]: text,
  [mailParameters.brandId]: text,
  [mailParameters.subject]: text,
  [mailParameters.email]: text,
  [mailParameters.from]: text,
  [mailParameters.to]: text,
  [mailParameters.owner]: text,
  [mailParameters.due]: Schema.optionalKey(Schema.Literals(['overdue', 'today'])),
  [mailParameters.delivery]: Schema.optionalKey(Schema.Literals(['parked'])),
  [mailParameters.tag]: text,
}

export const MailParameters = Schema.Struct({ ...ListParameters.fields, ...filters })

/** Parameters of the export; `lang` is the language of its columns, and of values that are stored as codes. */
export const MailTableParameters = Schema.Struct({ ...MailParameters.fields, lang: text })

/** Splits the filters from the parameters that every list has. */
export const splitParameters = (parameters: typeof MailParameters.Type) => {
  const values: Readonly<Record<string, unknown>> = parameters
  const filter = Object.entries(mailParameters).flatMap(([part, name]) =>
    values[name] === undefined ? [] : [[part, values[name]]],
  )
  const listing = Object.entries(values).filter(([name]) => !(name in filters))
  return {
    // Their schema has validated the parameters.
    filter: Object.fromEntries(filter) as Omit<AnyMailQuery, keyof ListQuery>,
    listing: Object.fromEntries(listing) as typeof ListParameters.Type,
  }
}
