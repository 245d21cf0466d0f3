/**
 * Batches lookups: at most one query is in flight, and keys that arrive meanwhile go into the next batch of at most
 * `max` keys. So a flood of requests occupies one connection only.
 */
export const batched = <Result>(
  query: (keys: ReadonlyArray<string>) => Promise<Result>,
  max: number,
): ((key: string) => Promise<Result>) => {
  let previous: Promise<unknown> = Promise.resolve()
  let next: { readonly keys: Set<string>; readonly result: Promise<Result> } | undefined

  const newBatch = () => {
    const keys = new Set<string>()
    const result = previous.then(() => {
      if (next?.keys === keys) next = undefined
      return query([...keys])
    })
    previous = result.catch(() => {})
    return { keys, result }
  }

  return (key) => {
    if (next === undefined || next.keys.size >= max) next = newBatch()
    next.keys.add(key)
    return next.result
  }
}
