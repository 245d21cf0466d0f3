import { useLayoutEffect } from 'react'
import type { AnyActorRef } from 'xstate'

/** What holds the actors of one story, told anew each time since some come later. */
type Actors = () => unknown

const shown = new Set<Actors>()

/** Says that a story shows these actors. */
export const useShownActors = (actors: Actors) =>
  useLayoutEffect(() => {
    shown.add(actors)
    return () => void shown.delete(actors)
  }, [actors])

const isActor = (value: object): value is AnyActorRef => 'getSnapshot' in value

/** The states that an actor is in, by their ids, or those of all actors within an object. */
const statesIn = (value: unknown, depth = 0): ReadonlyArray<string> => {
  if (typeof value !== 'object' || value === null || depth > 5) return []
  if (!isActor(value)) return Object.values(value).flatMap((part) => statesIn(part, depth + 1))
  const snapshot: unknown = value.getSnapshot()
  if (typeof snapshot !== 'object' || snapshot === null || !('_nodes' in snapshot)) return []
  return (snapshot._nodes as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)
}

/** The states of all machines that the story on the screen is in now. */
export const shownStates = (): ReadonlySet<string> =>
  new Set([...shown].flatMap((actors) => statesIn(actors())))
