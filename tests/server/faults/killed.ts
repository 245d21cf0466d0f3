import { none, some, within, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { addPosition, missingOf, nothingYet, sendEnquiry, sendProfile } from './support/visitors.ts'

const readyIn = 3_000

/** Kills the server during writes, repeatedly. */
export const killedWhileWriting = async ({
  cycles,
  clients = 16,
  each = 60,
}: {
  readonly cycles: number
  readonly clients?: number
  /** Acknowledged writes before the server is killed. */
  readonly each?: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  try {
    const careerId = await addPosition(await server.admin())
    const acknowledged = nothingYet()
    const count = () => acknowledged.enquiries.size + acknowledged.profiles.size
    let slowest = 0
    for (let cycle = 0; cycle < cycles; cycle++) {
      const target = count() + each + cycle
      let kill: Promise<void> | undefined
      const send = async (client: number) => {
        const visitor = server.visitor()
        while (kill === undefined) {
          const sending =
            client % 4 === 0
              ? sendProfile(visitor, careerId, acknowledged)
              : sendEnquiry(visitor, acknowledged)
          await sending.catch(() => {})
          if (count() >= target) kill ??= server.signal('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: clients }, (_, client) => send(client)))
      await kill
      slowest = Math.max(slowest, await server.startAgain())
    }
    const { lost, halves, orphans } = await missingOf(server, acknowledged)
    return [
      some(`acknowledged by ${clients} clients in ${cycles} cycles`, count(), cycles * each),
      none('acknowledged and lost', lost),
      none('written by half', halves),
      none('files without an application', orphans),
      within('until it is ready again, the slowest', slowest, readyIn),
    ]
  } finally {
    await server.stop()
  }
}
