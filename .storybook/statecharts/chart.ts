import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One way out of a state. */
export interface Way {
  readonly event: string
  readonly guard: string | undefined
  /** Ids of states; none where the machine stays as it is. */
  readonly targets: ReadonlyArray<string>
}

export interface ChartState {
  readonly id: string
  readonly name: string
  readonly tags: ReadonlyArray<string>
  /** How many steps it is away from where the machine starts. */
  readonly depth: number
  readonly ways: ReadonlyArray<Way>
  /** Whether the machine leaves it by itself, at once or after some time. */
  readonly isPassed: boolean
}

/** States of which the machine is in exactly one. */
export interface Region {
  readonly id: string
  readonly states: ReadonlyArray<ChartState>
  /** What happens in whichever of its states. */
  readonly everywhere: ReadonlyArray<Way>
}

const children = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => Object.values(node.states)

/** `xstate.done.actor.0.list.items.fetching` is what the actor `fetch` has done. */
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

const waysOf = (node: AnyStateNode): ReadonlyArray<Way> =>
  [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
    event: eventName(node, transition.eventType),
    guard: guardName(transition),
    targets: (transition.target ?? []).map(({ id }) => id),
  }))

/** Steps from the initial state, whatever the events; what only others lead to comes last. */
const depthsOf = (node: AnyStateNode): ReadonlyMap<string, number> => {
  const states = children(node)
  const first = [...node.initial.target].map(({ id }) => id)
  const depths = new Map(first.map((id) => [id, 0]))
  const fromEverywhere = waysOf(node).flatMap(({ targets }) => targets)
  for (const id of depths.keys()) {
    const state = states.find((child) => child.id === id)
    const next = state === undefined ? [] : waysOf(state).flatMap(({ targets }) => targets)
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
      ways: waysOf(state),
      isPassed: [...state.after, ...(state.always ?? [])].some(({ guard }) => guard === undefined),
    })),
    everywhere: waysOf(node),
  }
}

const regionsIn = (node: AnyStateNode): ReadonlyArray<Region> => {
  const isParallel = node.type === 'parallel' && node.transitions.size > 0
  const together = { id: node.id, states: [], everywhere: waysOf(node) }
  const own = node.type === 'compound' ? [regionOf(node)] : isParallel ? [together] : []
  return [...own, ...children(node).flatMap(regionsIn)]
}

/** The whole chart, read from the machine itself. */
export const chartOf = (machine: AnyStateMachine): ReadonlyArray<Region> => regionsIn(machine.root)

/** States in which somebody can find the machine: none that contains others, none that it only passes. */
export const restingStates = (machine: AnyStateMachine): ReadonlyArray<string> => {
  const regions = chartOf(machine)
  const containers = new Set(regions.map(({ id }) => id))
  return regions
    .flatMap(({ states }) => states)
    .filter(({ id, isPassed }) => !isPassed && !containers.has(id))
    .map(({ id }) => id)
}
