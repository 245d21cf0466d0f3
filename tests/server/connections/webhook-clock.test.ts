import { Clock, Effect, Layer, ManagedRuntime } from 'effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlWebhookQueue } from '#adapters/sql/connections/webhook-queue.ts'
import { SqlWebhooks } from '#adapters/sql/connections/webhooks.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { HasMailServer, MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlNotificationQueue } from '#adapters/sql/notifications/notification-queue.ts'
import { day, hour, minute } from '#domain/time/durations.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Mailer } from '#ports/server/mail/mailer.ts'
import { WebhookSender, WebhookUnsent } from '#ports/server/webhooks/webhook-sender.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { NotificationJob } from '#server/jobs/notifications/notification-job.ts'
import { NotificationSignal } from '#server/jobs/notifications/notification-signal.ts'
import { WebhookJob } from '#server/jobs/webhooks/webhook-job.ts'
import { AnyStore } from '#tests/contracts/support/any-store.ts'
import { enquiry } from '../support/mail/post-office.ts'

/** What a receiver does with a delivery: a status, no connection for a reason, or no answer at all. */
type Answer = number | string | undefined

const begun = Date.parse('2026-11-23T06:00:00.000Z')

const started = () => {
  let time = begun
  const live = Clock.Clock.defaultValue()
  const clock: Clock.Clock = {
    currentTimeNanosUnsafe: () => live.currentTimeNanosUnsafe(),
    currentTimeNanos: live.currentTimeNanos,
    monotonicTimeNanosUnsafe: () => live.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: live.monotonicTimeNanos,
    currentTimeMillisUnsafe: () => time,
    currentTimeMillis: Effect.sync(() => time),
    // Jobs go on polling by the clock of this machine.
    sleep: (duration) => live.sleep(duration),
  }
  const answers = new Map<string, Answer>()
  const tries: Array<{ readonly address: string; readonly token: string }> = []
  const mails: Array<string> = []

  const sender = WebhookSender.of({
    send: ({ webhook, token }) =>
      Effect.suspend(() => {
        const address = webhook?.address ?? ''
        tries.push({ address, token })
        const answer = answers.get(address)
        if (answer === undefined) return Effect.never
        return typeof answer === 'number' ? Effect.succeed(answer) : new WebhookUnsent({ reason: answer })
      }),
  })
  const jobs = Layer.merge(
    WebhookJob({ pollInterval: 5 }),
    NotificationJob({
      publicUrl: 'https://sahilan.example',
      timeZone: 'UTC',
      staff: { enquiries: 'team@sahilan.example' },
      pollInterval: 5,
    }),
  ).pipe(
    Layer.provide([SqlWebhookQueue, SqlNotificationQueue, SqlHomePageDetails]),
    Layer.provide(Layer.succeed(WebhookSender, sender)),
    Layer.provide(
      Layer.succeed(Mailer, { send: ({ subject }) => Effect.sync(() => void mails.push(subject)) }),
    ),
  )
  const ports = Layer.merge(SqlWebhooks, SqlEnquiries()).pipe(
    Layer.provide(Layer.succeed(MailRecipients, { enquiries: ['staff'], profiles: [] })),
    Layer.provide(Layer.succeed(HasMailServer, true)),
  )
  const runtime = ManagedRuntime.make(
    Layer.merge(jobs, ports).pipe(
      Layer.provide([NotificationSignal.layer, MemoryBlobs(), AnyStore()]),
      Layer.provideMerge(Layer.succeed(Clock.Clock, clock)),
    ),
  )
  const run = <A, E>(work: Effect.Effect<A, E, Webhooks | Enquiries>) =>
    runtime.runPromise(Effect.provideService(work, OnBehalfOf, { id: '', name: '', address: '' }))
  const webhooks = <A, E>(use: (port: Webhooks['Service']) => Effect.Effect<A, E>) => run(Webhooks.use(use))

  const input = (name: string) => ({
    name,
    address: `https://${name}.example/`,
    events: ['enquiry.received'],
    on: true,
  })
  return {
    tries,
    mails,
    now: () => time,
    moveTo: (at: number) => (time = at),
    answer: (name: string, answer: Answer) => answers.set(input(name).address, answer),
    make: async (name: string) => (await webhooks((port) => port.add(input(name)))).id,
    switchOn: (id: string, name: string) => webhooks((port) => port.update(id, input(name))),
    sendAgain: (id: string) => webhooks((port) => port.sendAgain(id)),
    receive: () => run(Enquiries.use((port) => port.send(enquiry))),
    list: () => webhooks((port) => port.list),
    deliveries: async (webhook: string) => (await webhooks((port) => port.deliveries({ webhook }))).items,
    stop: () => runtime.dispose(),
  }
}

let here: ReturnType<typeof started>
beforeEach(() => {
  here = started()
})
afterEach(() => here.stop())

const newest = async (webhook: string) => (await here.deliveries(webhook))[0]

/** Waits for the outcome of a try of the newest delivery. While it is sent, it is still due. */
const outcome = async (webhook: string, tries: number) => {
  const isSettled = async () => {
    const delivery = await newest(webhook)
    if (delivery?.tries !== tries) return false
    return delivery.state !== 'waiting' || Date.parse(delivery.at) > here.now()
  }
  await expect.poll(isSettled).toBe(true)
  const delivery = await newest(webhook)
  if (delivery === undefined) throw new Error('There is no delivery.')
  return delivery
}

describe('[O16] a receiver that', () => {
  test.each<[string, Answer]>([
    ['is silent', undefined],
    ['is dead', 'ECONNREFUSED'],
    ['answers 500', 500],
  ])('%s delays no mail and no other webhook', async (_, answer) => {
    here.answer('bad', answer)
    here.answer('good', 200)
    const bad = await here.make('bad')
    const good = await here.make('good')
    for (let count = 1; count <= 3; count += 1) {
      await here.receive()
      await expect.poll(async () => (await newest(good))?.state).toBe('sent')
    }
    await expect.poll(() => here.mails).toHaveLength(3)
    expect((await here.deliveries(good)).map(({ state, tries }) => [state, tries])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ])
    expect((await here.deliveries(bad)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    // A silent receiver gets one at a time.
    const toBad = here.tries.filter(({ address }) => address.includes('bad'))
    expect(answer === undefined ? toBad.length : 1).toBe(1)
  })

  test('answers 500 is tried for three days under one id, then parked, and sent again by hand', async () => {
    here.answer('crm', 500)
    const id = await here.make('crm')
    await here.receive()
    const pauses: Array<number> = []
    for (let tries = 1; ; tries += 1) {
      const { state, at } = await outcome(id, tries)
      if (state === 'parked') break
      pauses.push(Date.parse(at) - here.now())
      here.moveTo(Date.parse(at))
    }
    const planned = [minute, 5 * minute, 15 * minute, hour, 3 * hour, ...Array<number>(11).fill(6 * hour)]
    expect(pauses).toHaveLength(planned.length)
    const strays = pauses.filter((pause, at) => Math.abs(pause / (planned[at] ?? 1) - 1) > 0.2)
    expect(strays).toEqual([])
    expect(new Set(here.tries.map(({ token }) => token)).size).toBe(1)
    expect(await here.list()).toMatchObject([{ parked: 1 }])

    here.answer('crm', 200)
    await here.switchOn(id, 'crm')
    await here.sendAgain((await newest(id))?.id ?? '')
    await expect.poll(() => newest(id)).toMatchObject({ state: 'sent', result: '200', tries: 1 })
    expect(await here.list()).toMatchObject([{ on: true, parked: 0 }])
    expect(new Set(here.tries.map(({ token }) => token)).size).toBe(1)
  })

  test('is not tried before its time', async () => {
    here.answer('crm', 500)
    here.answer('other', 200)
    const id = await here.make('crm')
    await here.receive()
    const { at } = await outcome(id, 1)
    here.moveTo(Date.parse(at) - 1)
    // What comes later is sent, and what is not due is left.
    const other = await here.make('other')
    await here.receive()
    await expect.poll(async () => (await newest(other))?.state).toBe('sent')
    expect((await here.deliveries(id)).at(-1)).toMatchObject({ state: 'waiting', tries: 1 })
  })

  test('fails for three days is switched off with its reason, gets nothing then, and can be switched on', async () => {
    here.answer('crm', 500)
    const id = await here.make('crm')
    const failAt = async (time: number) => {
      here.moveTo(time)
      await here.receive()
      await outcome(id, 1)
    }
    await failAt(begun)
    // Otherwise the former delivery would fail at this time, too.
    await failAt(begun + 1)
    const [second, first] = await here.deliveries(id)
    expect([first?.state, second?.state]).toEqual(['waiting', 'waiting'])
    await failAt(begun + 3 * day - 1)
    expect(await here.list()).toMatchObject([{ on: true, offBecause: '' }])
    await failAt(begun + 3 * day)
    await expect.poll(() => here.list()).toMatchObject([{ on: false, offBecause: 'failing' }])

    const before = (await here.deliveries(id)).length
    await here.receive()
    expect(await here.deliveries(id)).toHaveLength(before)

    here.answer('crm', 200)
    await here.switchOn(id, 'crm')
    here.moveTo(begun + 4 * day)
    await expect
      .poll(async () => new Set((await here.deliveries(id)).map(({ state }) => state)))
      .toEqual(new Set(['sent']))
    expect(await here.list()).toMatchObject([{ on: true, offBecause: '' }])
  })

  test('succeeds in between is not switched off', async () => {
    const id = await here.make('crm')
    const answerAt = async (time: number, answer: number) => {
      here.moveTo(time)
      here.answer('crm', answer)
      await here.receive()
      await outcome(id, 1)
    }
    await answerAt(begun, 500)
    await answerAt(begun + 2 * day, 200)
    await expect
      .poll(async () => (await here.deliveries(id)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
    await answerAt(begun + 4 * day, 500)
    expect(await here.list()).toMatchObject([{ on: true, offBecause: '' }])
  })

  test('answers 410 is switched off at once, and its delivery is parked', async () => {
    here.answer('crm', 410)
    const id = await here.make('crm')
    await here.receive()
    await expect.poll(() => newest(id)).toMatchObject({ state: 'parked', result: '410', tries: 1 })
    await expect.poll(() => here.list()).toMatchObject([{ on: false, offBecause: 'gone', parked: 1 }])
  })
})

test('[O16] sent deliveries are stored for 7 days, and parked ones for 30', async () => {
  const states = async (id: string) => (await here.deliveries(id)).map(({ state }) => state)
  here.answer('gone', 410)
  here.answer('crm', 200)
  const gone = await here.make('gone')
  const crm = await here.make('crm')
  const sendAt = async (time: number) => {
    here.moveTo(time)
    await here.receive()
    await outcome(crm, 1)
  }
  await sendAt(begun)
  await expect.poll(() => states(gone)).toEqual(['parked'])
  await sendAt(begun + 7 * day)
  expect(await states(crm)).toEqual(['sent', 'sent'])
  await sendAt(begun + 7 * day + 1)
  expect(await states(crm)).toEqual(['sent', 'sent'])
  await sendAt(begun + 30 * day)
  expect(await states(gone)).toEqual(['parked'])
  await sendAt(begun + 30 * day + 1)
  expect(await states(gone)).toEqual([])
})
