import { describe, expect, it } from 'vitest'
import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { getAdjacencyMap, getStateNodes } from 'xstate/graph'
import { eventsIn, walkableMachines, type Walkable } from '../support/walkable-machines.ts'

/** Every state that a machine can enter, transient ones included. */
const enteredBy = (walkable: Walkable): ReadonlySet<string> => {
  const { machine, inputs } = walkable
  const entered = new Set<string>()
  const collect = (microsteps: ReturnType<typeof getMicrosteps<AnyStateMachine>>) => {
    for (const [snapshot] of microsteps) for (const node of snapshot._nodes) entered.add(node.id)
  }
  for (const input of inputs) {
    collect(getInitialMicrosteps(machine, input))
    const known = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
      input,
      events: (snapshot) => eventsIn(snapshot, walkable),
      serializeState: ({ value }) => JSON.stringify(value),
    })
    for (const { state } of Object.values(known)) {
      for (const event of eventsIn(state, walkable)) collect(getMicrosteps(machine, state, event))
    }
  }
  return entered
}

describe.each(Object.entries(walkableMachines))('the %s machine', (_, walkable) => {
  it('reaches each of its states', () => {
    const states = getStateNodes(walkable.machine).map((node) => node.id)
    expect(states.length).toBeGreaterThan(1)
    expect([...enteredBy(walkable)]).toEqual(expect.arrayContaining(states))
  })
})
