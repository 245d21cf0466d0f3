import { useLayoutEffect } from 'react'
import type { AnyActorRef } from 'xstate'

/** Returns an object with the actors of a story; called each time, as some are created later. */
type Actors = () => unknown

const shown = new Set<Actors>()

/** Registers the actors that a story shows. */
export const useShownActors = (actors: Actors) =>
  useLayoutEffect(() => {
    shown.add(actors)
    return () => void shown.delete(actors)
  }, [actors])

const isActor = (value: object): value is AnyActorRef => 'getSnapshot' in value

/** The ids of an actor's current states, or those of all actors in an object. */
const statesIn = (value: unknown, depth = 0): ReadonlyArray<string> => {
  if (typeof value !== 'object' || value === null || depth > 5) return []
  if (!isActor(value)) return Object.values(value).flatMap((part) => statesIn(part, depth + 1))
  const snapshot: unknown = value.getSnapshot()
  if (typeof snapshot !== 'object' || snapshot === null || !('_nodes' in snapshot)) return []
  return (snapshot._nodes as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)
}

/** The ids of the current states of all machines in the mounted story. */
export const shownStates = (): ReadonlySet<string> =>
  new Set([...shown].flatMap((actors) => statesIn(actors())))
