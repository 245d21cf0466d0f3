import { Fragment, type ReactNode } from 'react'
import { fill } from '#domain/wording/template.ts'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { Position } from './career-data.ts'
import * as styles from './position-facts.css.ts'
import { formatDay } from '../format/format-day.ts'
import { TextWithin } from '../language/text-within.tsx'
import { useFallbackOf, useLangOf, useLettersOf } from '../language/use-lang-of.ts'

interface Fact {
  /** Read by screen readers only. */
  readonly name: string
  readonly fact: ReactNode
  /** Language and direction. */
  readonly attributes: object | undefined
}

const useFacts = (position: Position): ReadonlyArray<ReadonlyArray<Fact>> => {
  const words = useSiteWords()
  const fallbackOf = useFallbackOf()
  const langOf = useLangOf()
  const attributes = useLettersOf()('')
  const { facts, closes, experience: years } = words.careers
  const { experience, closingDate } = position
  const factOf = (name: string, field: 'company' | 'location' | 'department' | 'employmentType') => ({
    name,
    fact: position[field],
    attributes: langOf(position, field),
  })
  return [
    [
      factOf(facts.company, 'company'),
      factOf(facts.location, 'location'),
      factOf(facts.department, 'department'),
    ],
    [
      factOf(facts.employment, 'employmentType'),
      {
        name: facts.experience,
        fact: fallbackOf(position, 'experience') ? (
          <Sentence of={years} experience={<TextWithin of={position} field="experience" />} />
        ) : (
          experience && fill(years, { experience })
        ),
        attributes,
      },
      {
        name: facts.closing,
        fact: closingDate && (
          <Sentence of={closes} day={<time dateTime={closingDate}>{formatDay(closingDate, words)}</time>} />
        ),
        attributes,
      },
    ],
  ].map((group) => group.filter(({ fact }) => fact !== ''))
}

/** Workplace and employment, in two groups; the first fact of each is bold. */
export function PositionFacts({ position }: { position: Position }) {
  return useFacts(position).map((facts, at) => (
    <dl key={at} className={styles.facts}>
      {facts.map(({ name, fact, attributes }) => (
        <Fragment key={name}>
          <dt>
            <VisuallyHidden>{name}</VisuallyHidden>
          </dt>
          <dd {...attributes} className={styles.fact}>
            {fact}
          </dd>
        </Fragment>
      ))}
    </dl>
  ))
}
