/** Rounds of the event loop after which work begins even while connections keep coming. */
const mostRounds = 500

/**
 * Lets work begin once everything that has arrived is seen. The system hands over one new connection in each round of the event
 * loop; whoever worked in between would keep the others waiting where nobody counts them. `accepted` counts connections.
 */
export const gathering = (accepted: () => number) => {
  let waiting: Array<() => void> = []
  let rounds = 0
  let seen = 0

  const look = () => {
    const isComing = accepted() !== seen
    seen = accepted()
    rounds += 1
    if (isComing && rounds < mostRounds) return void setImmediate(look)
    const released = waiting
    waiting = []
    rounds = 0
    for (const begin of released) begin()
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
