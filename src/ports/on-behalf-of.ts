import { Context } from 'effect'
import type { Author } from '#domain/history/author.ts'

/** On whose behalf calls are made, and from which network address; without one, the program makes them itself. */
export const OnBehalfOf = Context.Reference<Author & { readonly address: string }>(
  'sahilan/ports/OnBehalfOf',
  { defaultValue: () => ({ id: '', name: '', address: '' }) },
)
