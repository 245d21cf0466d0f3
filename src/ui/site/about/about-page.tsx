import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { EnquiryBand } from '../layout/sections/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { HistoryStrip } from '../layout/sections/history-strip/history-strip.tsx'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { Picture } from '../layout/picture/picture.tsx'
import { Story } from '../layout/sections/story/story.tsx'
import { Team } from '../layout/sections/team/team.tsx'
import type { AboutData } from './about-data.ts'
import { Principles } from './principles.tsx'
import { useLangOf } from '../language/use-lang-of.ts'
import * as styles from './about-page.css.ts'

interface AboutPageProps {
  frame: FrameData
  about: AboutData
}

/** The about page: story, history and team (P2). */
export function AboutPage({ frame, about }: AboutPageProps) {
  const { places } = useSiteWords()
  const langOf = useLangOf()
  const { site } = frame
  return (
    <>
      <PageHead own={about.head} title={places.about} lead={site.legalName} {...langOf(site, 'legalName')} />
      {about.picture && (
        <Picture src={about.picture} loading="soon" sizes="100vw" className={styles.picture} />
      )}
      <Story {...about} />
      <Principles {...about} />
      <HistoryStrip {...about} />
      <Team {...about} />
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
