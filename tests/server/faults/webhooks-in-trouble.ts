import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/config/data-folder.ts'
import { startReceiver, verifies } from '../support/webhook-receiver.ts'
import { fillUp, smallDisk } from './full-disk.ts'
import { none, some, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { isToldLater, mailsOf, nothingYet, sendEnquiry } from './support/visitors.ts'

const timeout = 60_000

/** A server with a webhook for enquiries, whose receiver can be silent. */
const startHooked = async (given: { readonly dataDir?: string } = {}) => {
  let isSilent = false
  const receiver = await startReceiver(() => (isSilent ? undefined : 200))
  const server = await serverProcess({ ...given, variables: { WEBHOOK_PRIVATE: '1' } })
  const hook = { name: 'CRM', address: receiver.address, events: ['enquiry.received'], on: true }
  const made = await (await server.admin()).post('/webhooks', hook)
  const { secret } = made.data['results'] as { readonly secret: string }
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 10_000 })
  const left = (condition: string) =>
    Number(database.prepare(`select count(*) as n from webhook_deliveries where ${condition}`).get()?.['n'])

  return {
    server,
    database,
    receiver,
    left,
    beSilent: (silent: boolean) => (isSilent = silent),
    /** As if the backoff, or the lease of a killed process, had passed. */
    makeDue: () =>
      database.exec(
        `update webhook_deliveries set due_at = created_at, leased_until = '' where state = 'waiting'`,
      ),
    /** Returns how many are left at the timeout. */
    untilSent: async () => {
      for (const end = performance.now() + timeout; performance.now() < end; await pause(50))
        if (left(`state <> 'sent'`) === 0) return 0
      return left(`state <> 'sent'`)
    },
    /** What the receiver got, against what is stored. */
    compared: async () => {
      const references = (await mailsOf(await server.admin(), '/enquiry_mail_list')).map(
        ({ reference }) => reference,
      )
      const ids = new Map(references.map((reference) => [reference, new Set<unknown>()]))
      let strangers = 0
      for (const { headers, body } of receiver.received) {
        const { data } = JSON.parse(body) as { readonly data: { readonly reference: string } }
        const known = ids.get(data.reference)
        if (known === undefined) strangers += 1
        else known.add(headers['webhook-id'])
      }
      const counts = [...ids.values()].map(({ size }) => size)
      const unsigned = receiver.received.filter((one) => !verifies(one, secret, Date.now()))
      return [
        none('enquiries without an event', counts.filter((count) => count === 0).length),
        none('enquiries with events under two ids', counts.filter((count) => count > 1).length),
        none('events without an enquiry', strangers),
        none('events without a valid signature', unsigned.length),
      ]
    },
    stop: async () => {
      database.close()
      await server.stop()
      receiver.stop()
    },
  }
}

/** Kills the server while events are queued, in the middle of one, and while they are delivered. */
export const killedWhileDelivering = async ({
  cycles,
  each,
}: {
  readonly cycles: number
  readonly each: number
}): Promise<ReadonlyArray<Figure>> => {
  const { server, receiver, left, beSilent, makeDue, untilSent, compared, stop } = await startHooked()
  const acknowledged = nothingYet()
  let caught = 0
  let queued = 0
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      beSilent(true)
      const before = receiver.received.length
      for (let sent = 0; sent < each; sent += 1) await sendEnquiry(server.visitor(), acknowledged)
      while (receiver.received.length === before) await pause(10)
      await server.signal('SIGKILL')
      caught += left(`leased_until <> '' and state = 'waiting'`)
      queued += left(`leased_until = '' and state = 'waiting'`)
      makeDue()
      beSilent(false)
      await server.startAgain()
      // Again, once some are delivered.
      const target = receiver.received.length + Math.ceil(each / 2)
      while (receiver.received.length < target) await pause(1)
      await server.signal('SIGKILL')
      makeDue()
      await server.startAgain()
      await untilSent()
    }
    return [
      some('events that a kill caught in flight', caught, cycles),
      some('events that a kill caught in the queue', queued, cycles * (each - 1)),
      none('events that still wait', left(`state <> 'sent'`)),
      some('enquiries acknowledged', acknowledged.enquiries.size, cycles * each),
      ...(await compared()),
    ]
  } finally {
    await stop()
  }
}

/** Enquiries arrive while their events cannot be stored. */
export const webhooksInLockedDatabase = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const { server, database, untilSent, compared, stop } = await startHooked()
  const acknowledged = nothingYet()
  try {
    await sendEnquiry(server.visitor(), acknowledged)
    database.exec('begin immediate')
    const writing = Promise.all(
      Array.from({ length: 8 }, async () => {
        const sent = await sendEnquiry(server.visitor(), acknowledged)
        return sent.status === 200 || isToldLater(sent)
      }),
    )
    await pause(duration)
    database.exec('rollback')
    const otherwise = (await writing).filter((isFine) => !isFine).length
    await sendEnquiry(server.visitor(), acknowledged)
    return [
      none('enquiries that neither waited nor were told to come again', otherwise),
      some('enquiries acknowledged', acknowledged.enquiries.size, 2),
      none('events that were not sent afterwards', await untilSent()),
      ...(await compared()),
    ]
  } finally {
    await stop()
  }
}

/** Events cannot be stored for want of space. Returns `undefined` if it cannot be tried here. */
export const webhooksOnFullDisk = async (): Promise<ReadonlyArray<Figure> | undefined> => {
  const disk = smallDisk(24)
  if (disk === undefined) return undefined
  const { server, untilSent, compared, stop } = await startHooked({ dataDir: join(disk.folder, 'data') })
  const acknowledged = nothingYet()
  const ballast = join(disk.folder, 'ballast')
  try {
    await sendEnquiry(server.visitor(), acknowledged)
    fillUp(ballast)
    let refused = 0
    let otherwise = 0
    while (refused < 20) {
      const sent = await sendEnquiry(server.visitor(), acknowledged)
      if (sent.status === 200) continue
      refused += 1
      if (!isToldLater(sent)) otherwise += 1
    }
    writeFileSync(ballast, '')
    while ((await sendEnquiry(server.visitor(), acknowledged)).status !== 200);
    return [
      some('enquiries that a full disk refused', refused, 20),
      none('enquiries that were not told to come again', otherwise),
      some('enquiries acknowledged', acknowledged.enquiries.size, 2),
      none('events that were not sent afterwards', await untilSent()),
      ...(await compared()),
    ]
  } finally {
    await stop()
    disk.remove()
  }
}
