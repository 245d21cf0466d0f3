import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { EnquireButton } from '../../enquire-button.tsx'
import * as styles from './enquiry-band.css.ts'
import type { FrameData } from '../../frame/frame-data.ts'
import { useLangOf } from '../../../language/use-lang-of.ts'

/** The band at the end of a page that invites visitors to write. */
export function EnquiryBand(words: FrameData['enquiry']) {
  const { enquiryTitle: title, enquiryText: text } = words
  const langOf = useLangOf()
  const { enquire } = useSiteWords()
  if (!title && !text) return null
  return (
    <section className={styles.band}>
      <svg viewBox="0 0 1440 360" preserveAspectRatio="none" aria-hidden="true" className={styles.shores}>
        <path d="M0 360H1440V92C860 92 700 286 0 286Z" />
      </svg>
      <div className={styles.row}>
        <div>
          {title && (
            <h2 {...langOf(words, 'enquiryTitle')} className={styles.title}>
              {title}
            </h2>
          )}
          {text && (
            <p {...langOf(words, 'enquiryText')} className={styles.text}>
              {text}
            </p>
          )}
        </div>
        <EnquireButton className={styles.enquire}>
          {`${enquire} `}
          <Icon name="arrow-right" size="md" />
        </EnquireButton>
      </div>
    </section>
  )
}
