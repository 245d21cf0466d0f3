import { Effect } from 'effect'
import type { UnexpectedFailure } from '#ports/failures.ts'
import { lazy } from './lazy.ts'

type Method = (...input: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown>

/** A kind of member; `never` refuses one that cannot fail if its code does not load. */
type Fallible<Kind, E> = UnexpectedFailure extends E ? Kind : never

type KindOf<Member> =
  Member extends Effect.Effect<unknown, infer E>
    ? Fallible<'effect', E>
    : Member extends (...input: never) => Effect.Effect<unknown, infer E>
      ? Fallible<'method', E>
      : never

/**
 * A port whose code loads with its first request, which most people never send.
 *
 * @param members Every member of the port: an effect is run, a method is called with its input.
 *
 * @example
 * lazyPort<SavedViews['Service']>(
 *   async () => (await import('./saved-views-over-http.ts')).savedViewsOverHttp(client),
 *   { list: 'effect', add: 'method', update: 'method', remove: 'method' },
 * )
 */
export const lazyPort = <Port extends object>(
  load: () => Promise<Port>,
  members: { readonly [Name in keyof Port]: KindOf<Port[Name]> },
): Port => {
  // `members` has checked the types of both kinds.
  const memberOf = <Member>(name: string) =>
    Effect.map(lazy(load), (port) => (port as Readonly<Record<string, unknown>>)[name] as Member)
  const entries = Object.entries(members).map(([name, kind]) => [
    name,
    kind === 'effect'
      ? Effect.flatten(memberOf<Effect.Effect<unknown, unknown>>(name))
      : (...input: ReadonlyArray<unknown>) =>
          Effect.flatMap(memberOf<Method>(name), (method) => method(...input)),
  ])
  return Object.fromEntries(entries) as Port
}
