/** Code that could not be fetched, such as without a network. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}

const failures = new Set<() => void>()

/**
 * Makes actors with the first call, whose code may be in a chunk of its own. A failure stays until `loadAgain`, as a
 * component asks with every rendering.
 */
export const onFirstUse = <Actors>(load: () => Promise<Actors>): (() => Promise<Actors>) => {
  let loaded: Promise<Actors> | undefined
  return () =>
    (loaded ??= load().catch((cause: unknown) => {
      failures.add(() => {
        loaded = undefined
      })
      throw new NotLoaded(String(cause), { cause })
    }))
}

/** Lets the next use of what did not load fetch it once more. */
export const loadAgain = () => {
  for (const forget of failures) forget()
  failures.clear()
}
