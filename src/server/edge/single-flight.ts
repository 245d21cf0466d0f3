/** Work that those who ask for the same one while it goes on share, by a name for each. */
export const singleFlight = <Answer>() => {
  const underWay = new Map<string, Promise<Answer>>()
  return {
    share: (name: string, begin: () => Promise<Answer>): Promise<Answer> => {
      const shared = underWay.get(name) ?? begin().finally(() => underWay.delete(name))
      underWay.set(name, shared)
      return shared
    },
    goesOn: (name: string) => underWay.has(name),
    count: () => underWay.size,
  }
}
