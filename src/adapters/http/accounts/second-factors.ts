import { Effect, Layer } from 'effect'
import { SecondFactors } from '#ports/staff/second-factors.ts'
import { HttpCalls } from '../call/call.ts'
import { lazy } from '../call/lazy.ts'

/** Second factors over the API. Their code loads with the first use. */
export const HttpSecondFactors = Layer.effect(
  SecondFactors,
  Effect.map(HttpCalls, (http) => {
    const loaded = lazy(() => import('./second-factor-calls.ts')).pipe(
      Effect.map(({ secondFactorCalls }) => secondFactorCalls(http)),
    )
    return SecondFactors.of({
      own: Effect.flatMap(loaded, (calls) => calls.own),
      offer: (currentPassword) => Effect.flatMap(loaded, (calls) => calls.offer(currentPassword)),
      confirm: (code) => Effect.flatMap(loaded, (calls) => calls.confirm(code)),
      remove: (currentPassword) => Effect.flatMap(loaded, (calls) => calls.remove(currentPassword)),
      isOn: (id) => Effect.flatMap(loaded, (calls) => calls.isOn(id)),
      removeOf: (id) => Effect.flatMap(loaded, (calls) => calls.removeOf(id)),
      required: Effect.flatMap(loaded, (calls) => calls.required),
      require: (roles) => Effect.flatMap(loaded, (calls) => calls.require(roles)),
    })
  }),
)
