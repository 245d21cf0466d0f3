import { paragraphs } from '#domain/content/paragraphs.ts'
import { classNames } from '#ui/design/class-names.ts'
import { Picture } from '../layout/picture.tsx'
import { wrap } from '../layout/width.css.ts'
import type { AboutData } from './about-data.ts'
import * as styles from './history-strip.css.ts'
import { isDark } from '#domain/content/is-dark.ts'

/** The years of the group, one panel each, from the oldest; the strip is scrolled sideways and goes to the edge of the page. */
export function HistoryStrip({ historyTitle, history }: Pick<AboutData, 'historyTitle' | 'history'>) {
  if (history.length === 0) return null
  return (
    <section className={styles.history}>
      <div className={wrap}>
        <h2 id="history" className={styles.title}>
          {historyTitle || 'Our history'}
        </h2>
      </div>
      {/* What is scrolled must take the focus, or the keyboard could not scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby="history" tabIndex={0} className={styles.strip}>
        <ol className={styles.panels}>
          {history.map(({ id, title, year, colour, image, description }) => (
            <li
              key={id}
              className={classNames(styles.panel, isDark(colour) && styles.dark)}
              style={colour ? { background: colour } : undefined}
            >
              <p className={styles.year}>{year}</p>
              {image && (
                <Picture
                  src={image}
                  sizes="(width >= 1024px) 27vw, (width >= 768px) 280px, 80vw"
                  className={styles.picture}
                />
              )}
              <h3 className={styles.panelTitle}>{title}</h3>
              {paragraphs(description).map((paragraph, at) => (
                <p key={at} className={styles.text}>
                  {paragraph}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
