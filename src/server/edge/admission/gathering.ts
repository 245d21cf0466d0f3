/** Rounds of the event loop after which work begins even while connections keep coming. */
const mostRounds = 500

/**
 * Lets work begin once everything that has arrived is seen, so much in each round of the event loop. The system hands over one
 * new connection in each round; whoever worked in between would keep the others waiting where nobody counts them. `accepted`
 * counts connections.
 */
export const gathering = (accepted: () => number, mostInRound: () => number) => {
  const waiting: Array<() => void> = []
  let rounds = 0
  let seen = 0

  const look = () => {
    const isComing = accepted() !== seen
    seen = accepted()
    rounds += 1
    if (isComing && rounds < mostRounds) return void setImmediate(look)
    rounds = 0
    for (const begin of waiting.splice(0, Math.max(1, Math.floor(mostInRound())))) begin()
    if (waiting.length > 0) setImmediate(look)
  }

  return (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.length === 0) {
        seen = accepted()
        setImmediate(look)
      }
      waiting.push(resolve)
    })
}
