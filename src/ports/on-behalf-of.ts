import { Context, Effect } from 'effect'
import type { Author } from '#domain/history/author.ts'

/**
 * The user and network address that the current request comes from. Empty by default: the program acts for itself.
 */
export const OnBehalfOf = Context.Reference<Author & { readonly address: string }>(
  'sahilan/ports/OnBehalfOf',
  { defaultValue: () => ({ id: '', name: '', address: '' }) },
)

/** The user, as items name who wrote them. */
export const currentAuthor: Effect.Effect<Author> = Effect.map(OnBehalfOf, ({ id, name }) => ({ id, name }))
