import {
  initialTransition,
  transition,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

/** The outcome of an invoked actor. */
type Outcome = (snapshot: AnyMachineSnapshot) => { readonly type: string }

export type Step<M extends AnyStateMachine> = EventFromLogic<M> | Outcome

export interface Walk<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>
  /** Emitted events, oldest first. */
  readonly facts: ReadonlyArray<EmittedFrom<M>>
  /** Invoked actors with their input. */
  readonly calls: ReadonlyArray<readonly [src: string, input: unknown]>
  /** Actors that were stopped before they had an outcome. */
  readonly stopped: ReadonlyArray<string>
  /** Named actions with their parameters. */
  readonly actions: ReadonlyArray<readonly [type: string, params: unknown]>
}

/** XState's types cover only some effects of a transition. */
interface Effect {
  readonly type: string
  readonly params?: {
    readonly id?: string
    readonly src?: string
    readonly input?: unknown
    readonly event?: unknown
  }
}

const outcomeOf =
  (kind: 'done' | 'error', src: string, rest: object): Outcome =>
  (snapshot) => {
    const actors: ReadonlyArray<AnyActorRef> = Object.values(snapshot.children)
    const actor = actors.find((child) => child.src === src)
    if (actor === undefined) throw new Error(`No ${src} is running in ${JSON.stringify(snapshot.value)}`)
    return { type: `xstate.${kind}.actor.${actor.id}`, ...rest }
  }

const isOutcome = (step: unknown): step is Outcome => typeof step === 'function'

/** The actor that was invoked as `src` returns. */
export const done = (src: string, output?: unknown): Outcome => outcomeOf('done', src, { output })

/** The actor that was invoked as `src` throws. */
export const failed = (src: string, error: unknown): Outcome => outcomeOf('error', src, { error })

/** Takes a machine through events and outcomes by pure transitions; no actor runs. */
export const walk = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  ...steps: ReadonlyArray<Step<M>>
): Walk<M> => {
  const facts: Array<unknown> = []
  const calls: Array<readonly [string, unknown]> = []
  const stopped: Array<string> = []
  const actions: Array<readonly [string, unknown]> = []

  const note = (effects: ReadonlyArray<Effect>, cause: string) => {
    for (const { type, params } of effects) {
      if (type === 'xstate.emit') facts.push(params?.event)
      else if (type === 'xstate.spawnChild') calls.push([params?.src ?? '', params?.input])
      else if (type === 'xstate.stopChild' && !cause.endsWith(`.actor.${params?.id}`))
        stopped.push(params?.src ?? '')
      else if (!type.startsWith('xstate.')) actions.push([type, params])
    }
  }

  let [snapshot, effects] = initialTransition<AnyStateMachine>(machine, input)
  note(effects as ReadonlyArray<Effect>, '')
  for (const step of steps) {
    const event: AnyEventObject = isOutcome(step) ? step(snapshot) : step
    ;[snapshot, effects] = transition<AnyStateMachine>(machine, snapshot, event)
    note(effects as ReadonlyArray<Effect>, event.type)
  }
  // The untyped snapshot and facts are those of `M`.
  return {
    snapshot: snapshot as SnapshotFrom<M>,
    facts: facts as Array<EmittedFrom<M>>,
    calls,
    stopped,
    actions,
  }
}
