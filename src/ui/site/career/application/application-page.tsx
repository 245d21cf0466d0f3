import { useEffect } from 'react'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import type { ApplicationResponse } from '../../form-responses.ts'
import { useApplicationDesk } from '../../form-controllers.ts'
import { ApplicationForm } from './application-form.tsx'
import * as styles from './application-page.css.ts'
import type { Position } from '../career-data.ts'
import { positionsAddress } from '../career-search.ts'
import { PositionFacts } from '../position-facts.tsx'
import { written } from '../../written/written.ts'

export interface ApplicationPageProps {
  position: Position
  answer?: ApplicationResponse | undefined
}

/**
 * A position and its application as a form of the page, which is posted and works without any script; with scripts it is sent
 * as the popup's is.
 */
export function ApplicationPage({ position, answer }: ApplicationPageProps) {
  const desk = useApplicationDesk()

  useEffect(() => desk?.actor.send({ type: 'page.open', position }), [desk, position])

  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <TextLink variant="plain" href={positionsAddress({})}>
          All open positions
        </TextLink>
        <h1 {...written(position.title)} className={styles.title}>
          {position.title}
        </h1>
        <div className={styles.facts}>
          <PositionFacts position={position} />
        </div>
        {paragraphs(position.description).map((paragraph, at) => (
          <p key={at} {...written(paragraph)} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </div>
      <section aria-labelledby="apply-title" className={styles.box}>
        <h2 id="apply-title" className={styles.boxTitle}>
          Apply
        </h2>
        <ApplicationForm
          desk={desk}
          careerId={position.id}
          answer={answer}
          back={
            <ButtonLink variant="quiet" href={positionsAddress({})}>
              Back to the positions
            </ButtonLink>
          }
        />
      </section>
    </div>
  )
}
