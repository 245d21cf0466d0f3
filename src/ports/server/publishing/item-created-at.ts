import { Context } from 'effect'

/** Set while an imported item is published: when it was made, ISO 8601 in UTC. Otherwise it is made now. */
export const ItemCreatedAt = Context.Reference<string | undefined>('sahilan/ports/ItemCreatedAt', {
  defaultValue: () => undefined,
})
