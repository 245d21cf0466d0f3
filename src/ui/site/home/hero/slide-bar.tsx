import { classNames } from '#ui/design/style/class-names.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { wrap } from '../../layout/width.css.ts'
import type { HomeData } from '../home-data.ts'
import { slideId, tabId } from './slide-ids.ts'
import * as styles from './slide-bar.css.ts'
import { useLangOf } from '../../language/use-lang-of.ts'

/**
 * One tab per slide, a pause button and a next button. The line above the selected tab is the timer: when its animation ends,
 * the boot script shows the next slide, so pausing the line pauses the slides. Without scripts the tabs are links.
 */
export function SlideBar({ slides }: Pick<HomeData, 'slides'>) {
  const { slides: words } = useSiteWords()
  const langOf = useLangOf()
  return (
    <div className={classNames(wrap, styles.bar)}>
      <div role="tablist" aria-label={words.name} className={styles.tabs}>
        {slides.map((slide, at) => (
          <a
            key={slide.id}
            id={tabId(slide.id)}
            role="tab"
            href={`#${slideId(slide.id)}`}
            aria-controls={slideId(slide.id)}
            aria-selected={at === 0}
            suppressHydrationWarning
            {...langOf(slide, 'title')}
            className={styles.tab}
          >
            {slide.title}
          </a>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          icon="pause"
          label={words.pause}
          data-autoplay="off"
          variant="onNavy"
          className={styles.pause}
        />
        <IconButton
          icon="play"
          label={words.play}
          data-autoplay="on"
          variant="onNavy"
          className={styles.play}
        />
        <IconButton icon="arrow-right" label={words.next} data-next-slide="" variant="onNavy" />
      </div>
    </div>
  )
}
