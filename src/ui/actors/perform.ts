import { createActor, type PromiseActorLogic } from 'xstate'
import { failureOf, type Failure } from '#domain/machines/failure.ts'

interface Ends<A> {
  readonly done: (answer: A) => void
  readonly failed: (failure: Failure) => void
}

/** Makes one call beside the machines, of which only the end matters. */
export const perform = <A, Input>(
  call: PromiseActorLogic<A, Input>,
  input: Input,
  { done, failed }: Ends<A>,
): void => {
  const actor = createActor(call, { input })
  actor.subscribe({
    // What has completed has an output.
    complete: () => done(actor.getSnapshot().output as A),
    error: (thrown: unknown) => failed(failureOf(thrown)),
  })
  actor.start()
}
