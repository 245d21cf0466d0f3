import { setTimeout as pause } from 'node:timers/promises'
import { none, some, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { addPosition, missingOf, nothingYet, sendEnquiry, sendProfile } from './support/visitors.ts'

/** Forwards only while `/readyz` succeeds, as a load balancer does. */
const balancer = (site: string) => {
  const gate = { isOpen: true, isStopping: false }
  const poll = async () => {
    while (!gate.isStopping) {
      gate.isOpen = await fetch(`${site}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      await pause(50)
    }
  }
  const polling = poll()
  return {
    whenOpen: async () => {
      while (!gate.isOpen) await pause(10)
    },
    stop: () => {
      gate.isStopping = true
      return polling
    },
  }
}

/** Restarts the server during writes, behind a balancer that holds requests meanwhile. */
export const restartedUnderLoad = async ({
  restarts,
}: {
  readonly restarts: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const proxy = balancer(server.site)
  try {
    const careerId = await addPosition(await server.admin())
    const acknowledged = nothingYet()
    const failures: Array<unknown> = []
    const done = new AbortController()
    const send = async (client: number) => {
      const visitor = server.visitor()
      while (!done.signal.aborted) {
        await proxy.whenOpen()
        const sending =
          client % 4 === 0 ? sendProfile(visitor, careerId, acknowledged) : sendEnquiry(visitor, acknowledged)
        await sending.then(
          ({ status }) => status === 200 || failures.push(status),
          (error: unknown) => failures.push(error),
        )
      }
    }
    const clients = Promise.all(Array.from({ length: 8 }, (_, client) => send(client)))
    for (let restart = 0; restart < restarts; restart++) {
      const target = acknowledged.enquiries.size + 50
      while (acknowledged.enquiries.size < target) await pause(10)
      await server.signal('SIGTERM')
      await server.startAgain()
    }
    done.abort()
    await clients
    const { lost } = await missingOf(server, acknowledged)
    return [
      some(`acknowledged over ${restarts} restarts`, acknowledged.enquiries.size, 50 * restarts),
      none('requests that failed', failures.length),
      none('acknowledged and lost', lost),
    ]
  } finally {
    await proxy.stop()
    await server.stop()
  }
}
