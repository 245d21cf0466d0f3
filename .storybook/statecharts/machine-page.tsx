import { useState } from 'react'
import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate'
import { eventsIn, walkableMachines, type Walkable } from '#tests/domain/support/walkable-machines.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import { chartOf, restingStates } from './chart.ts'
import { RegionChart } from './region-chart.tsx'
import * as styles from './statecharts.css.ts'
import { storiesOf } from './stories-of-states.ts'

const statesOf = ({ _nodes }: AnyMachineSnapshot) => new Set(_nodes.map(({ id }) => id))

/** The events that can be sent now: the machine's own, and the results of its invoked actors. */
const sendable = (snapshot: AnyMachineSnapshot, walkable: Walkable) => {
  const accepted = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  return eventsIn(snapshot, walkable).filter(({ type }) => accepted.has(type))
}

const labelOf = ({ type, ...rest }: AnyEventObject) => {
  const [, kind, about] = /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(type) ?? []
  const details = rest['error'] ?? rest['output'] ?? rest
  const detail = kind === 'error.actor' ? ` (${messageOf(details)})` : ''
  if (kind === undefined) return type
  return kind === 'after'
    ? `time passes: ${about}`
    : `${about} ${kind === 'done.actor' ? 'is done' : 'fails'}${detail}`
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : ((error as { reason?: string } | undefined)?.reason ?? 'unknown')

const howToRead = [
  'A box is a state: what the screen shows. The filled box is the current one.',
  'The lines in a box are the events that it reacts to; a condition stands in brackets, and → leads to another chart.',
  'An arrow leads from a state to the one that follows. “in every state” holds for all boxes.',
  'A dashed box is passed through at once. Several charts on this page run at the same time.',
  'Send an event below the charts and see where it leads. The table at the end names the stories of each state.',
]

/** A machine's page: its chart, buttons that send events, and the stories that show its states. */
export function MachinePage({ name }: { name: keyof typeof walkableMachines }) {
  const walkable = walkableMachines[name]
  if (walkable === undefined) throw new Error(`There is no machine ${name}`)
  const { machine, inputs } = walkable
  const start = (): AnyMachineSnapshot => initialTransition(machine, inputs[0])[0]
  const [snapshot, setSnapshot] = useState(start)
  const [sent, setSent] = useState<ReadonlyArray<string>>([])
  const send = (event: AnyEventObject) => {
    setSnapshot(transition(machine, snapshot, event)[0])
    setSent([...sent, labelOf(event)])
  }
  const active = statesOf(snapshot)
  return (
    <Sheet title={`The ${name} machine`}>
      <div className={styles.page}>
        <SheetSection title="How to read this chart">
          <ul>
            {howToRead.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </SheetSection>
        {chartOf(machine).map((region) => (
          <RegionChart key={region.id} region={region} active={active} />
        ))}
        <SheetSection title="Send an event">
          <div className={styles.buttons}>
            {sendable(snapshot, walkable).map((event) => (
              <Button key={labelOf(event)} size="sm" variant="quiet" onClick={() => send(event)}>
                {labelOf(event)}
              </Button>
            ))}
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setSnapshot(start())
                setSent([])
              }}
            >
              Start again
            </Button>
          </div>
          <p role="status">
            State: {JSON.stringify(snapshot.value)}. Sent: {sent.join(', then ') || 'nothing'}.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre role="group" aria-label="Context" tabIndex={0} className={styles.code}>
            {JSON.stringify(snapshot.context, null, 2)}
          </pre>
        </SheetSection>
        <SheetSection title="Stories">
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.cell}>State</th>
                <th className={styles.cell}>Stories that show it</th>
              </tr>
            </thead>
            <tbody>
              {restingStates(machine).map((state) => (
                <tr key={state}>
                  <td className={styles.cell}>{state}</td>
                  <td className={styles.cell}>
                    {storiesOf(state).map((story) => (
                      <a key={story} href={`./?path=/story/${story}`} target="_top" className={styles.link}>
                        {story}
                      </a>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetSection>
      </div>
    </Sheet>
  )
}
