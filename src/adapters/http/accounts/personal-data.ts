import { Effect, Layer } from 'effect'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { HttpCalls } from '../call/call.ts'
import { lazy } from '../call/lazy.ts'

/** Personal data over the API. Its code loads with the first use. */
export const HttpPersonalData = Layer.effect(
  PersonalData,
  Effect.map(HttpCalls, (http) => {
    const loaded = lazy(() => import('./personal-data-calls.ts')).pipe(
      Effect.map(({ personalDataCalls }) => personalDataCalls(http)),
    )
    return PersonalData.of({
      find: (email) => Effect.flatMap(loaded, (calls) => calls.find(email)),
      erase: (email) => Effect.flatMap(loaded, (calls) => calls.erase(email)),
    })
  }),
)
