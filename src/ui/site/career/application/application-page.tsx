import { useEffect } from 'react'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { ApplicationResponse } from '../../visitor-form/form-responses.ts'
import { useApplicationForm } from '../../visitor-form/form-controllers.ts'
import { ApplicationForm } from './application-form.tsx'
import * as styles from './application-page.css.ts'
import type { Position } from '../career-data.ts'
import { applyAddress, positionsAddress } from '../career-search.ts'
import { PositionFacts } from '../position-facts.tsx'
import { ShareBar } from '../../layout/share-bar/share-bar.tsx'
import { DescriptionOf } from '../../layout/rich-text/description-of.tsx'
import { UntranslatedNote } from '../../language/untranslated-note.tsx'
import { useFellBack, useLangOf } from '../../language/use-lang-of.ts'
import { useHref } from '../../language/page-language-context.ts'

export interface ApplicationPageProps {
  position: Position
  response?: ApplicationResponse | undefined
}

/** A position and the form of its application, which is posted without scripts. */
export function ApplicationPage({ position, response }: ApplicationPageProps) {
  const hrefOf = useHref()
  const controller = useApplicationForm()
  const { careers } = useSiteWords()
  const langOf = useLangOf()
  const fellBack = useFellBack()
  const isUntranslated = fellBack(position, 'title') && fellBack(position, 'description')
  const { application } = useFormsWords()

  useEffect(() => controller?.actor.send({ type: 'page.open', position }), [controller, position])

  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <TextLink variant="plain" href={hrefOf(positionsAddress({}))} className={styles.back}>
          {careers.back}
        </TextLink>
        {isUntranslated && <UntranslatedNote of="position" path={applyAddress(position)} />}
        <h1 {...langOf(position, 'title')} className={styles.title}>
          {position.title}
        </h1>
        <div className={styles.facts}>
          <PositionFacts position={position} />
        </div>
        <DescriptionOf
          of={position}
          headings={2}
          sizes="(width >= 1024px) 46rem, 92vw"
          bodyClassName={styles.body}
          className={styles.text}
        />
        <ShareBar path={applyAddress(position)} />
      </div>
      <section aria-labelledby="apply-title" className={styles.box}>
        <h2 id="apply-title" className={styles.boxTitle}>
          {careers.apply}
        </h2>
        <ApplicationForm
          controller={controller}
          careerId={position.id}
          response={response}
          back={
            <ButtonLink variant="quiet" href={hrefOf(positionsAddress({}))}>
              {application.back}
            </ButtonLink>
          }
        />
      </section>
    </div>
  )
}
