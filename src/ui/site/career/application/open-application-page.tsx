import { useEffect } from 'react'
import type { AppliedPosition } from '#domain/visitor-forms/profile/profile.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useHref } from '../../language/page-language-context.ts'
import { useApplicationForm } from '../../visitor-form/form-controllers.ts'
import type { ApplicationResponse } from '../../visitor-form/form-responses.ts'
import { positionsAddress } from '../career-search.ts'
import { ApplicationForm } from './application-form.tsx'
import * as styles from './application-page.css.ts'

const none: AppliedPosition = { id: '', title: '', company: '', location: '' }

/** The form of an application without a position. */
export function OpenApplicationPage({ response }: { response?: ApplicationResponse | undefined }) {
  const controller = useApplicationForm()
  const positions = useHref()(positionsAddress({}))
  const { careers } = useSiteWords()
  const { application } = useFormsWords()

  useEffect(() => controller?.actor.send({ type: 'page.open', position: none }), [controller])

  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <TextLink variant="plain" href={positions} className={styles.back}>
          {careers.back}
        </TextLink>
        <h1 className={styles.title}>{application.open.title}</h1>
        <p className={styles.openLead}>{application.open.lead}</p>
      </div>
      <section aria-labelledby="apply-title" className={styles.box}>
        <h2 id="apply-title" className={styles.boxTitle}>
          {application.own}
        </h2>
        <ApplicationForm
          controller={controller}
          careerId=""
          response={response}
          back={
            <ButtonLink variant="quiet" href={positions}>
              {application.back}
            </ButtonLink>
          }
        />
      </section>
    </div>
  )
}
