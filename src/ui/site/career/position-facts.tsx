import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import type { Position } from './career-data.ts'
import * as styles from './position-facts.css.ts'
import { formatDay } from '../format/format-day.ts'

interface Fact {
  /** Read by screen readers only. */
  readonly name: string
  readonly fact: ReactNode
}

const factsOf = (position: Position): ReadonlyArray<ReadonlyArray<Fact>> => {
  const { company, location, department, employmentType, experience, closingDate } = position
  return [
    [
      { name: 'Company', fact: company },
      { name: 'Location', fact: location },
      { name: 'Department', fact: department },
    ],
    [
      { name: 'Employment', fact: employmentType },
      { name: 'Experience', fact: experience && `Experience: ${experience}` },
      {
        name: 'Closing date',
        fact: closingDate && (
          <>
            Closes <time dateTime={closingDate}>{formatDay(closingDate)}</time>
          </>
        ),
      },
    ],
  ].map((facts) => facts.filter(({ fact }) => fact !== ''))
}

/** Workplace and employment, in two groups; the first fact of each is bold. */
export function PositionFacts({ position }: { position: Position }) {
  return factsOf(position).map((facts, at) => (
    <dl key={at} className={styles.facts}>
      {facts.map(({ name, fact }) => (
        <Fragment key={name}>
          <dt>
            <VisuallyHidden>{name}</VisuallyHidden>
          </dt>
          <dd dir="auto" className={styles.fact}>
            {fact}
          </dd>
        </Fragment>
      ))}
    </dl>
  ))
}
