import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { readingMachine } from '#domain/machines/reading-machine.ts'

const reading = (responses: ReadonlyArray<() => Promise<unknown>>) => {
  const left = [...responses]
  const read = fromPromise(() => left.shift()?.() ?? Promise.reject(new Error('Fetched too often')))
  return createActor(readingMachine.provide({ actors: { read } })).start()
}
const settled = (actor: ReturnType<typeof reading>) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))

describe('a reading', () => {
  it('fetches nothing on its own', () => {
    expect(reading([]).getSnapshot().matches('idle')).toBe(true)
  })

  it('keeps its value during the next fetch, and when that fails', async () => {
    const actor = reading([async () => 4, () => Promise.reject(new Error('Offline')), async () => 5])
    actor.send({ type: 'reading.fetch' })
    await settled(actor)
    actor.send({ type: 'reading.fetch' })
    expect(actor.getSnapshot().context.value).toBe(4)
    await settled(actor)
    expect(actor.getSnapshot().context).toMatchObject({ value: 4, failure: { message: 'Offline' } })
    actor.send({ type: 'reading.fetch' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await settled(actor)
    expect(actor.getSnapshot().context.value).toBe(5)
  })

  it('takes the response of the last of two fetches', async () => {
    const first = Promise.withResolvers<number>()
    const actor = reading([() => first.promise, async () => 2])
    actor.send({ type: 'reading.fetch' })
    actor.send({ type: 'reading.fetch' })
    await settled(actor)
    first.resolve(1)
    await first.promise
    expect(actor.getSnapshot().context.value).toBe(2)
  })
})
