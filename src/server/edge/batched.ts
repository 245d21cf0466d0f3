/**
 * Asks for all who want to know at once: one question is under way, and what comes meanwhile goes with the next one, `most` at
 * a time. So a flood takes one connection to what is asked, and no more.
 */
export const batched = <Answer>(
  ask: (keys: ReadonlyArray<string>) => Promise<Answer>,
  most: number,
): ((key: string) => Promise<Answer>) => {
  let last: Promise<unknown> = Promise.resolve()
  let next: { readonly keys: Set<string>; readonly answer: Promise<Answer> } | undefined

  const begin = () => {
    const keys = new Set<string>()
    const answer = last.then(() => {
      if (next?.keys === keys) next = undefined
      return ask([...keys])
    })
    last = answer.catch(() => {})
    return { keys, answer }
  }

  return (key) => {
    if (next === undefined || next.keys.size >= most) next = begin()
    next.keys.add(key)
    return next.answer
  }
}
