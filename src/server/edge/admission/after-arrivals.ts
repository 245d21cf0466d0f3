/** Rounds of the event loop after which work starts even while connections keep arriving. */
const maxRounds = 500

/**
 * Delays work until all waiting connections have been accepted, then starts `startsPerRound` requests in each round of
 * the event loop. The system hands over one connection a round, so work in between would keep the others waiting where
 * they are not counted. `accepted` counts connections.
 */
export const startAfterArrivals = (accepted: () => number, startsPerRound: () => number) => {
  const waiting: Array<() => void> = []
  let rounds = 0
  let acceptedBefore = 0

  const onRound = () => {
    const isArriving = accepted() !== acceptedBefore
    acceptedBefore = accepted()
    rounds += 1
    if (isArriving && rounds < maxRounds) return void setImmediate(onRound)
    rounds = 0
    for (const start of waiting.splice(0, Math.max(1, Math.floor(startsPerRound())))) start()
    if (waiting.length > 0) setImmediate(onRound)
  }

  return (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.length === 0) {
        acceptedBefore = accepted()
        setImmediate(onRound)
      }
      waiting.push(resolve)
    })
}
