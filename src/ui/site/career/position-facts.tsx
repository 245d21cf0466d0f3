import { Fragment, type ReactNode } from 'react'
import { fill } from '#domain/wording/template.ts'
import type { SiteWords } from '#domain/wording/en/site.ts'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import type { Position } from './career-data.ts'
import * as styles from './position-facts.css.ts'
import { formatDay } from '../format/format-day.ts'

interface Fact {
  /** Read by screen readers only. */
  readonly name: string
  readonly fact: ReactNode
}

const factsOf = (position: Position, words: SiteWords): ReadonlyArray<ReadonlyArray<Fact>> => {
  const { company, location, department, employmentType, experience, closingDate } = position
  const { facts, closes, experience: years } = words.careers
  return [
    [
      { name: facts.company, fact: company },
      { name: facts.location, fact: location },
      { name: facts.department, fact: department },
    ],
    [
      { name: facts.employment, fact: employmentType },
      { name: facts.experience, fact: experience && fill(years, { experience }) },
      {
        name: facts.closing,
        fact: closingDate && (
          <Sentence of={closes} day={<time dateTime={closingDate}>{formatDay(closingDate, words)}</time>} />
        ),
      },
    ],
  ].map((group) => group.filter(({ fact }) => fact !== ''))
}

/** Workplace and employment, in two groups; the first fact of each is bold. */
export function PositionFacts({ position }: { position: Position }) {
  const words = useSiteWords()
  return factsOf(position, words).map((facts, at) => (
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
