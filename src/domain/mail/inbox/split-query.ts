import { noPosition } from '../../visitor-forms/profile/profile.ts'
import type { MailFilter } from './mail-filter.ts'
import type { AnyMailQuery } from './mail-query.ts'

/** Splits a query into its filter and the page of the filtered list. */
export const splitQuery = ({
  status,
  type,
  location,
  position,
  brandId,
  subject,
  email,
  from,
  to,
  owner,
  due,
  delivery,
  tag,
  ...list
}: AnyMailQuery) => ({
  filter: definedOnly({
    status,
    type,
    location,
    position: position === noPosition ? '' : position,
    brandId,
    subject,
    email,
    from,
    to,
    owner,
    due,
    delivery,
    tag,
  }) as MailFilter,
  list,
})

function definedOnly(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
