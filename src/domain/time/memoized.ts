/** Caches the result for each key. Making a format of `Intl` costs a thousand times more than using it. */
export const memoized = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const stored = new Map<Key, Made>()
  return (key) => {
    const known = stored.get(key)
    if (known !== undefined) return known
    const made = make(key)
    stored.set(key, made)
    return made
  }
}
