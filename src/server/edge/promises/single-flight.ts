/** Single flight: callers that use the same key while its work is in flight share one promise. */
export const singleFlight = <Result>() => {
  const inFlight = new Map<string, Promise<Result>>()
  return {
    run: (key: string, start: () => Promise<Result>): Promise<Result> => {
      const shared = inFlight.get(key) ?? start().finally(() => inFlight.delete(key))
      inFlight.set(key, shared)
      return shared
    },
    has: (key: string) => inFlight.has(key),
    size: () => inFlight.size,
  }
}
