import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A transition out of a state. */
export interface Exit {
  readonly event: string
  readonly guard: string | undefined
  /** Ids of the target states; empty if the state does not change. */
  readonly targets: ReadonlyArray<string>
}

interface ChartState {
  readonly id: string
  readonly name: string
  readonly tags: ReadonlyArray<string>
  /** The number of transitions from the initial state. */
  readonly depth: number
  readonly exits: ReadonlyArray<Exit>
  /** Whether the machine leaves it automatically, at once or after a delay. */
  readonly isPassed: boolean
}

/** Sibling states: the machine is in exactly one of them. */
export interface Region {
  readonly id: string
  readonly states: ReadonlyArray<ChartState>
  /** Transitions that all its states share. */
  readonly everywhere: ReadonlyArray<Exit>
}

const children = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => Object.values(node.states)

/** Shortens event names such as `xstate.done.actor.0.list.items.fetching` to the actor's name. */
const eventName = (node: AnyStateNode, descriptor: string) => {
  const [, kind, about = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(descriptor) ?? []
  if (kind === undefined) return descriptor || 'at once'
  if (kind === 'after') return `after ${about.slice(0, about.indexOf('.'))}`
  const { src } = node.invoke.find(({ id }) => id === about) ?? {}
  return `${typeof src === 'string' ? src : 'actor'} ${kind === 'done.actor' ? 'is done' : 'has failed'}`
}

const guardName = ({ guard }: AnyTransitionDefinition) => {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && 'type' in guard ? guard.type : 'if'
}

const exitsOf = (node: AnyStateNode): ReadonlyArray<Exit> =>
  [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
    event: eventName(node, transition.eventType),
    guard: guardName(transition),
    targets: (transition.target ?? []).map(({ id }) => id),
  }))

/** The number of transitions from the initial state; unreachable states come last. */
const depthsOf = (node: AnyStateNode): ReadonlyMap<string, number> => {
  const states = children(node)
  const first = [...node.initial.target].map(({ id }) => id)
  const depths = new Map(first.map((id) => [id, 0]))
  const fromEverywhere = exitsOf(node).flatMap(({ targets }) => targets)
  for (const id of depths.keys()) {
    const state = states.find((child) => child.id === id)
    const next = state === undefined ? [] : exitsOf(state).flatMap(({ targets }) => targets)
    for (const target of [...next, ...fromEverywhere])
      if (!depths.has(target)) depths.set(target, (depths.get(id) ?? 0) + 1)
  }
  return depths
}

const regionOf = (node: AnyStateNode): Region => {
  const depths = depthsOf(node)
  const last = Math.max(0, ...depths.values())
  return {
    id: node.id,
    states: children(node).map((state) => ({
      id: state.id,
      name: state.key,
      tags: state.tags,
      depth: depths.get(state.id) ?? last,
      exits: exitsOf(state),
      isPassed: [...state.after, ...(state.always ?? [])].some(({ guard }) => guard === undefined),
    })),
    everywhere: exitsOf(node),
  }
}

const regionsIn = (node: AnyStateNode): ReadonlyArray<Region> => {
  const isParallel = node.type === 'parallel' && node.transitions.size > 0
  const together = { id: node.id, states: [], everywhere: exitsOf(node) }
  const own = node.type === 'compound' ? [regionOf(node)] : isParallel ? [together] : []
  return [...own, ...children(node).flatMap(regionsIn)]
}

/** Reads the chart of a machine. */
export const chartOf = (machine: AnyStateMachine): ReadonlyArray<Region> => regionsIn(machine.root)

/** States in which the machine can rest: atomic ones that it does not leave automatically at once. */
export const restingStates = (machine: AnyStateMachine): ReadonlyArray<string> => {
  const regions = chartOf(machine)
  const containers = new Set(regions.map(({ id }) => id))
  return regions
    .flatMap(({ states }) => states)
    .filter(({ id, isPassed }) => !isPassed && !containers.has(id))
    .map(({ id }) => id)
}
