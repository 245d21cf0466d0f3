import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type PromiseActorLogic } from 'xstate'
import { searchMachine, type Found, type Wanted } from '#domain/machines/search-machine.ts'

const berth: Found = {
  kind: 'newsArticle',
  items: [{ id: '6', title: 'A berth' }],
  total: 1,
  totalAtLeast: false,
}

/** A search whose answers a test gives itself. */
const searching = () => {
  const clock = new SimulatedClock()
  const asked: Array<{ readonly wanted: Wanted } & PromiseWithResolvers<ReadonlyArray<Found>>> = []
  const find: PromiseActorLogic<ReadonlyArray<Found>, Wanted> = fromPromise(({ input }) => {
    const answer = Promise.withResolvers<ReadonlyArray<Found>>()
    asked.push({ wanted: input, ...answer })
    return answer.promise
  })
  const actor = createActor(searchMachine.provide({ actors: { find } }), { clock }).start()
  const type = (text: string) => actor.send({ type: 'search.type', text, kinds: ['newsArticle'] })
  return { actor, clock, asked, type }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a search', () => {
  it('asks once the person pauses, for what stands there then', async () => {
    const { actor, clock, asked, type } = searching()
    type('be')
    clock.increment(150)
    type(' berth ')
    clock.increment(150)
    expect(asked).toEqual([])
    clock.increment(50)
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ text: 'berth', kinds: ['newsArticle'] }])
    expect(actor.getSnapshot().hasTag('waiting')).toBe(true)
    asked[0]?.resolve([berth])
    await turn()
    expect(actor.getSnapshot().hasTag('waiting')).toBe(false)
    expect(actor.getSnapshot().context.found).toEqual([berth])
  })

  it('hears only the answer to what was typed last, and keeps what it had until then', async () => {
    const { actor, clock, asked, type } = searching()
    type('berth')
    clock.increment(200)
    asked[0]?.resolve([berth])
    await turn()
    type('quay')
    expect(actor.getSnapshot().context.found).toEqual([berth])
    clock.increment(200)
    type('tower')
    asked[1]?.resolve([])
    await turn()
    expect(actor.getSnapshot().context.found).toEqual([berth])
    clock.increment(200)
    asked[2]?.resolve([])
    await turn()
    expect(actor.getSnapshot().context.found).toEqual([])
  })

  it('of nothing asks for nothing and forgets what was found', async () => {
    const { actor, clock, asked, type } = searching()
    type('berth')
    clock.increment(200)
    asked[0]?.resolve([berth])
    await turn()
    type('  ')
    clock.increment(1_000)
    expect(asked).toHaveLength(1)
    expect(actor.getSnapshot().context.found).toEqual([])
  })

  it('says that it failed, and tries again with the next letter', async () => {
    const { actor, clock, asked, type } = searching()
    type('berth')
    clock.increment(200)
    asked[0]?.reject(new Error('Offline'))
    await turn()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: { message: 'Offline' } },
    })
    type('berths')
    clock.increment(200)
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})
