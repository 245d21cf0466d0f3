import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Page } from '#domain/content/list/list-query.ts'
import { arrangementMachine, type ArrangementFact } from '#domain/machines/arrangement-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'

const page = { items: [{ id: '1' }, { id: '2' }, { id: '3' }], total: 5, totalAtLeast: false }

interface Responses {
  readonly fetch?: () => Promise<Page<Listed>>
  readonly save?: (ids: ReadonlyArray<string>) => Promise<void>
}
const arrangement = ({ fetch = async () => page, save = async () => {} }: Responses = {}) => {
  const actor = createActor(
    arrangementMachine.provide({
      actors: {
        fetch: fromPromise<Page<Listed>>(fetch),
        save: fromPromise<void, { readonly ids: ReadonlyArray<string> }>(({ input }) => save(input.ids)),
      },
    }),
    { input: { groupOf: () => 0 } },
  )
  const facts: ArrangementFact[] = []
  for (const type of ['arrangement.saved', 'arrangement.notFetched', 'arrangement.notSaved'] as const)
    actor.on(type, (fact) => facts.push(fact))
  actor.start()
  actor.send({ type: 'arrangement.open' })
  return { actor, facts }
}
const reached = ({ actor }: ReturnType<typeof arrangement>, value: 'arranging' | 'failed' | 'closed') =>
  waitFor(actor, (snapshot) => snapshot.matches(value))
const order = ({ actor }: ReturnType<typeof arrangement>) =>
  actor.getSnapshot().context.items.map(({ id }) => id)

describe('an arrangement', () => {
  it('is fetched, reordered and saved as a whole', async () => {
    const saved: Array<ReadonlyArray<string>> = []
    const made = arrangement({ save: async (ids) => void saved.push(ids) })
    await reached(made, 'arranging')
    expect(made.actor.getSnapshot().context).toMatchObject({ items: page.items, total: 5 })
    made.actor.send({ type: 'arrangement.move', id: '3', to: 0 })
    expect(order(made)).toEqual(['3', '1', '2'])
    made.actor.send({ type: 'arrangement.save' })
    await reached(made, 'closed')
    expect(saved).toEqual([['3', '1', '2']])
    expect(made.facts).toEqual([{ type: 'arrangement.saved', before: ['1', '2', '3'] }])
  })

  it('emits a failed fetch, and can be fetched again', async () => {
    let respond: () => Promise<Page<Listed>> = () => Promise.reject(new Error('Offline'))
    const made = arrangement({ fetch: () => respond() })
    await reached(made, 'failed')
    expect(made.facts).toMatchObject([{ type: 'arrangement.notFetched', failure: { message: 'Offline' } }])
    respond = async () => page
    made.actor.send({ type: 'arrangement.open' })
    await reached(made, 'arranging')
    expect(made.actor.getSnapshot().context.failure).toBeNull()
  })

  it('keeps the new order if it cannot be saved', async () => {
    const made = arrangement({ save: () => Promise.reject(new Error('Offline')) })
    await reached(made, 'arranging')
    made.actor.send({ type: 'arrangement.move', id: '1', to: 2 })
    made.actor.send({ type: 'arrangement.save' })
    await reached(made, 'arranging')
    expect(order(made)).toEqual(['2', '3', '1'])
    expect(made.facts).toMatchObject([{ type: 'arrangement.notSaved', failure: { message: 'Offline' } }])
  })

  it('closes only after its save, and clears its items then', async () => {
    const saving = Promise.withResolvers<void>()
    const made = arrangement({ save: () => saving.promise })
    await reached(made, 'arranging')
    made.actor.send({ type: 'arrangement.save' })
    made.actor.send({ type: 'arrangement.close' })
    expect(made.actor.getSnapshot().matches('saving')).toBe(true)
    saving.resolve()
    await reached(made, 'closed')
    expect(order(made)).toEqual([])
  })
})
