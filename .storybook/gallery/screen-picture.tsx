import { useState } from 'react'
import { PageLink } from '../pages/page-link.tsx'
import * as styles from '../pages/pages.css.ts'
import { pictureOf, widths, type Look, type Screen, type Width } from './screens.ts'

interface ScreenPictureProps {
  screen: Screen
  width: Width
  look: Look
  /** What tells the picture from others of its screen. */
  note?: string
}

/** The picture of a screen, which the build has taken; it leads to the story. */
export function ScreenPicture({ screen, width, look, note }: ScreenPictureProps) {
  const [isMissing, setMissing] = useState(false)
  const name = note === undefined ? screen.name : `${screen.name}, ${note}`
  return (
    <div className={styles.shot}>
      <PageLink to={`/story/${screen.story}`}>
        {isMissing ? (
          <span className={styles.noPicture}>No picture yet: the build of Storybook takes it.</span>
        ) : (
          <img
            src={pictureOf(screen, width, look)}
            alt=""
            loading="lazy"
            {...widths[width]}
            onError={() => setMissing(true)}
            className={width === 'desk' ? styles.shotPicture : styles.phonePicture}
          />
        )}
        <span className={styles.shotName}>{name}</span>
      </PageLink>
    </div>
  )
}
