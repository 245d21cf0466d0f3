import { isDark } from '#domain/content/item/is-dark.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { HistoryPanel } from './history-panel.ts'
import { Picture } from '../../picture/picture.tsx'
import * as styles from './history-strip.css.ts'
import { plainSection, wrap } from '../../width.css.ts'
import { ParagraphsOf } from '../../../language/paragraphs-of.tsx'
import { useFallbackOf, useLangOf } from '../../../language/use-lang-of.ts'

interface HistoryStripProps {
  historyTitle?: string
  untranslated?: ReadonlyArray<string>
  history: ReadonlyArray<HistoryPanel>
}

/** The boot script reads from `data-panels` by how many panels to move, and disables an arrow at the end. */
const arrow = {
  variant: 'outlined',
  'aria-controls': 'history-strip',
  className: styles.arrow,
  suppressHydrationWarning: true,
} as const

/** The history of the group in panels, oldest first, which scroll sideways. */
export function HistoryStrip(details: HistoryStripProps) {
  const { historyTitle, history } = details
  const fallbackOf = useFallbackOf()
  const { history: words } = useSiteWords()
  if (history.length === 0) return null
  return (
    <section className={plainSection}>
      <div className={classNames(wrap, styles.head)}>
        <h2 id="history" {...fallbackOf(details, 'historyTitle')} className={styles.title}>
          {historyTitle || words.title}
        </h2>
        {history.length > 1 && (
          <div className={styles.arrows}>
            <IconButton icon="arrow-left" label={words.earlier} data-panels={-1} aria-disabled {...arrow} />
            <IconButton icon="arrow-right" label={words.later} data-panels={1} {...arrow} />
          </div>
        )}
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div id="history-strip" role="region" aria-labelledby="history" tabIndex={0} className={styles.strip}>
        <ol className={styles.panels}>
          {history.map((slide) => (
            <Panel key={slide.id} slide={slide} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Panel({ slide }: { slide: HistoryPanel }) {
  const { title, year, colour, image } = slide
  const langOf = useLangOf()
  return (
    <li
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
      <h3 {...langOf(slide, 'title')} className={styles.panelTitle}>
        {title}
      </h3>
      <ParagraphsOf of={slide} field="description" className={styles.text} />
    </li>
  )
}
