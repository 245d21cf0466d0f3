import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time/durations.ts'
import { begun, webhooksByClock, type Answer } from '../support/webhooks-by-clock.ts'

let here: ReturnType<typeof webhooksByClock>
beforeEach(() => {
  here = webhooksByClock()
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

  test('answers 500 is tried for three days under one id, then parked', async () => {
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

  test('fails for three days is switched off with its reason until switched on', async () => {
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
    await expect
      .poll(() => here.list())
      .toMatchObject([{ version: 2, on: false, offBecause: 'gone', parked: 1 }])
    await here.rename(id, 'former')
    expect(await here.list()).toMatchObject([{ name: 'former', on: false, offBecause: 'gone' }])
  })

  // Seen failing: the delivery waited, and nothing came of it.
  test('answers 410 is sent nothing again while it is switched off', async () => {
    here.answer('crm', 410)
    const id = await here.make('crm')
    await here.receive()
    await expect.poll(() => here.list()).toMatchObject([{ on: false, parked: 1 }])
    await expect(here.sendAgain((await newest(id))?.id ?? '')).rejects.toMatchObject({
      fields: { on: 'This webhook is switched off. Switch it on first.' },
    })
    expect(await newest(id)).toMatchObject({ state: 'parked', tries: 1 })
  })
})

test('[O16] sent deliveries are stored for 7 days, and parked ones for 30', async () => {
  const states = async (id: string) => (await here.deliveries(id)).map(({ state }) => state)
  const expireAt = async (time: number) => {
    here.moveTo(time)
    await here.expire()
  }
  here.answer('gone', 410)
  here.answer('crm', 200)
  const gone = await here.make('gone')
  const crm = await here.make('crm')
  await here.receive()
  await expect.poll(() => states(gone)).toEqual(['parked'])
  await expect.poll(() => states(crm)).toEqual(['sent'])
  await expireAt(begun + 7 * day)
  expect(await states(crm)).toEqual(['sent'])
  await expireAt(begun + 7 * day + 1)
  expect(await states(crm)).toEqual([])
  await expireAt(begun + 30 * day)
  expect(await states(gone)).toEqual(['parked'])
  await expireAt(begun + 30 * day + 1)
  expect(await states(gone)).toEqual([])
})

test('[O16] what waits for a webhook that is off is parked after three days', async () => {
  here.answer('crm', 500)
  const id = await here.make('crm')
  await here.receive()
  const { at } = await outcome(id, 1)
  await here.switchOff(id, 'crm')
  here.moveTo(Date.parse(at) + 3 * day)
  await here.expire()
  expect(await newest(id)).toMatchObject({ state: 'waiting' })
  here.moveTo(Date.parse(at) + 3 * day + 1)
  await here.expire()
  expect(await newest(id)).toMatchObject({ state: 'parked', result: '500', tries: 1 })
  expect((await here.counts()).webhooks).toEqual({ waiting: 0, parked: 1 })

  here.answer('crm', 200)
  await here.switchOn(id, 'crm')
  await here.receive()
  await expect.poll(() => newest(id)).toMatchObject({ state: 'sent' })
  expect((await here.deliveries(id)).at(-1)).toMatchObject({ state: 'parked' })
})

test('[O16] what is being sent to a webhook that is off is parked after its lease', async () => {
  here.answer('crm', 500)
  const id = await here.make('crm')
  await here.receive()
  const { at } = await outcome(id, 1)
  await here.switchOff(id, 'crm')
  here.answer('crm', undefined)
  here.moveTo(Date.parse(at) + 3 * day + 1)
  await here.switchOn(id, 'crm')
  await expect.poll(() => newest(id)).toMatchObject({ tries: 2 })
  await here.switchOff(id, 'crm')
  await here.expire()
  expect(await newest(id)).toMatchObject({ state: 'waiting' })
  here.moveTo(here.now() + minute)
  await here.expire()
  expect(await newest(id)).toMatchObject({ state: 'parked' })
})

test('[O16] what waits for a webhook that is on is not parked while the server is away', async () => {
  here.answer('crm', 500)
  const id = await here.make('crm')
  await here.receive()
  await outcome(id, 1)
  here.answer('crm', undefined)
  here.moveTo(begun + 10 * day)
  await here.expire()
  expect(await newest(id)).toMatchObject({ state: 'waiting' })
})
