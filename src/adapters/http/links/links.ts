import { Effect, Layer } from 'effect'
import { Links } from '#ports/staff/links.ts'
import { HttpCalls } from '../call/call.ts'
import { lazy } from '../call/lazy.ts'

/** Links over the API. */
export const HttpLinks = Layer.effect(
  Links,
  Effect.map(HttpCalls, (calls) => {
    const loaded = Effect.map(
      lazy(() => import('./link-calls.ts')),
      ({ linkCalls }) => linkCalls(calls),
    )
    return Links.of({
      linksTo: (...input) => Effect.flatMap(loaded, ({ linksTo }) => linksTo(...input)),
      dead: (...input) => Effect.flatMap(loaded, ({ dead }) => dead(...input)),
      askAgain: (...input) => Effect.flatMap(loaded, ({ askAgain }) => askAgain(...input)),
      ignore: (...input) => Effect.flatMap(loaded, ({ ignore }) => ignore(...input)),
    })
  }),
)
