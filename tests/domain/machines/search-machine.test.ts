import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type PromiseActorLogic } from 'xstate'
import { searchMachine, type Found, type SearchQuery } from '#domain/machines/search-machine.ts'

const berth: Found = {
  kind: 'newsArticle',
  items: [{ id: '6', title: 'A berth' }],
  total: 1,
  totalAtLeast: false,
}

/** A search whose responses the test resolves. */
const searching = () => {
  const clock = new SimulatedClock()
  const sent: Array<{ readonly query: SearchQuery } & PromiseWithResolvers<ReadonlyArray<Found>>> = []
  const find: PromiseActorLogic<ReadonlyArray<Found>, SearchQuery> = fromPromise(({ input }) => {
    const response = Promise.withResolvers<ReadonlyArray<Found>>()
    sent.push({ query: input, ...response })
    return response.promise
  })
  const actor = createActor(searchMachine.provide({ actors: { find } }), { clock }).start()
  const type = (text: string) => actor.send({ type: 'search.type', text, kinds: ['newsArticle'] })
  return { actor, clock, sent, type }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a search', () => {
  it('runs once the user pauses, with the text of that moment', async () => {
    const { actor, clock, sent, type } = searching()
    type('be')
    clock.increment(150)
    type(' berth ')
    clock.increment(150)
    expect(sent).toEqual([])
    clock.increment(50)
    expect(sent.map(({ query }) => query)).toEqual([{ text: 'berth', kinds: ['newsArticle'] }])
    expect(actor.getSnapshot().hasTag('waiting')).toBe(true)
    sent[0]?.resolve([berth])
    await turn()
    expect(actor.getSnapshot().hasTag('waiting')).toBe(false)
    expect(actor.getSnapshot().context.found).toEqual([berth])
  })

  it('shows the former results until those of the last text arrive', async () => {
    const { actor, clock, sent, type } = searching()
    type('berth')
    clock.increment(200)
    sent[0]?.resolve([berth])
    await turn()
    type('quay')
    expect(actor.getSnapshot().context.found).toEqual([berth])
    clock.increment(200)
    type('tower')
    sent[1]?.resolve([])
    await turn()
    expect(actor.getSnapshot().context.found).toEqual([berth])
    clock.increment(200)
    sent[2]?.resolve([])
    await turn()
    expect(actor.getSnapshot().context.found).toEqual([])
  })

  it('sends nothing for an empty text and clears the results', async () => {
    const { actor, clock, sent, type } = searching()
    type('berth')
    clock.increment(200)
    sent[0]?.resolve([berth])
    await turn()
    type('  ')
    clock.increment(1_000)
    expect(sent).toHaveLength(1)
    expect(actor.getSnapshot().context.found).toEqual([])
  })

  it('stores its failure, and runs again with the next letter', async () => {
    const { actor, clock, sent, type } = searching()
    type('berth')
    clock.increment(200)
    sent[0]?.reject(new Error('Offline'))
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
