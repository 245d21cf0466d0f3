import { Effect } from 'effect'
import type { ListQuery } from '#domain/content/list-query.ts'
import type { HandlingChange } from '#domain/mail/received-mail.ts'
import { CallFailed } from '#ports/failures.ts'
import type { HttpCalls } from './call.ts'
import type { Mails } from './mails.ts'

/** What staff do with received mails. A visitor's popup carries the port too, so it comes when they ask. */
export const inbox = <Field extends string>(calls: HttpCalls['Service'], declared: Mails<Field>) => {
  const mails = Effect.tryPromise({
    try: () => import('./mails.ts'),
    catch: (cause) => new CallFailed({ message: 'The inbox could not be loaded', answered: false, cause }),
  }).pipe(Effect.map(({ mailCalls }) => mailCalls(calls, declared)))
  return {
    list: (query?: ListQuery) => Effect.flatMap(mails, ({ list }) => list(query)),
    change: (id: string, change: HandlingChange) =>
      Effect.flatMap(mails, ({ change: send }) => send(id, change)),
    remove: (id: string) => Effect.flatMap(mails, ({ remove }) => remove(id)),
  }
}
