import { paragraphs } from '#domain/content/paragraphs.ts'
import { emptyProfile } from '#domain/profile/profile.ts'
import { Button } from '#ui/design/button/button.tsx'
import { TextLink } from '#ui/design/text-link/text-link.tsx'
import { EnquiryFailure } from '../enquiry/enquiry-failure.tsx'
import type { ApplicationAnswer } from '../form-answers.ts'
import { ApplicationFields } from './application-fields.tsx'
import * as styles from './application-page.css.ts'
import type { Position } from './career-data.ts'
import { applyAddress, positionsAddress } from './career-search.ts'
import { firstWrong } from './focus-first.ts'
import { PositionFacts } from './position-facts.tsx'

export interface ApplicationPageProps {
  position: Position
  answer?: ApplicationAnswer | undefined
}

const unheard = () => {}

/** A position and its application as a form that is posted to its own page and works without any script. */
export function ApplicationPage({ position, answer }: ApplicationPageProps) {
  const { profile = emptyProfile, errors = {}, failure } = answer ?? {}
  const wrong = failure?.fields && firstWrong(errors)
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <TextLink variant="plain" href={positionsAddress({})}>
          All open positions
        </TextLink>
        <h1 className={styles.title}>{position.title}</h1>
        <div className={styles.facts}>
          <PositionFacts position={position} />
        </div>
        {paragraphs(position.description).map((paragraph, at) => (
          <p key={at} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </div>
      <section aria-labelledby="apply-title" className={styles.box}>
        <h2 id="apply-title" className={styles.boxTitle}>
          Apply
        </h2>
        <form
          method="post"
          encType="multipart/form-data"
          action={applyAddress(position)}
          noValidate
          className={styles.form}
        >
          {failure && <EnquiryFailure failure={failure} focused={wrong === undefined} />}
          <ApplicationFields
            careerId={position.id}
            profile={profile}
            errors={errors}
            focused={wrong}
            onType={unheard}
            onLeave={unheard}
          />
          <Button type="submit" className={styles.send}>
            Send application
          </Button>
        </form>
      </section>
    </div>
  )
}
