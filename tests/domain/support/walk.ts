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

/** The outcome of an actor that the machine has invoked. */
type Outcome = (snapshot: AnyMachineSnapshot) => { readonly type: string }

export type Step<M extends AnyStateMachine> = EventFromLogic<M> | Outcome

export interface Walk<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>
  /** What the machine emitted, oldest first. */
  readonly facts: ReadonlyArray<EmittedFrom<M>>
  /** The actors that it invoked, each with its input. */
  readonly calls: ReadonlyArray<readonly [src: string, input: unknown]>
  /** The actors that it stopped before they had an outcome. */
  readonly stopped: ReadonlyArray<string>
  /** The machine's own named actions with their parameters. */
  readonly actions: ReadonlyArray<readonly [type: string, params: unknown]>
}

/** XState's types name only some of the effects that a transition asks for. */
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

/** Walks a machine through events and outcomes by its pure transitions: nothing runs. */
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
  // The generic machine's snapshot and facts are those of `M`, which stood in for it above.
  return {
    snapshot: snapshot as SnapshotFrom<M>,
    facts: facts as Array<EmittedFrom<M>>,
    calls,
    stopped,
    actions,
  }
}
