/** Makes actors with the first call, whose code may be in a chunk of its own. */
export const onFirstUse = <Actors>(load: () => Promise<Actors>): (() => Promise<Actors>) => {
  let loaded: Promise<Actors> | undefined
  return () => (loaded ??= load())
}
