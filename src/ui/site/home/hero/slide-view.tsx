import { darkPartsOf } from '#domain/picture/picture-source.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Picture } from '../../layout/picture/picture.tsx'
import { heroSizes } from './hero-sizes.ts'
import type { Slide } from '../home-data.ts'
import { slideId, tabId } from './slide-ids.ts'
import * as styles from './slide-view.css.ts'
import { useLangOf } from '../../language/use-lang-of.ts'
import { useHref } from '../../language/page-language-context.ts'

interface SlideViewProps {
  slide: Slide
  first: boolean
  /** Whether there are several slides, with a tab each. */
  several: boolean
  offersServices: boolean
}

/** Titles with more characters get a smaller font. */
const longTitle = 36

/** One slide. The boot script sets `data-shown`, and removes `data-unseen` when the picture is needed. */
export function SlideView({ slide, first, several, offersServices }: SlideViewProps) {
  const { id, title, image, description } = slide
  const langOf = useLangOf()
  const hrefOf = useHref()
  const { slides } = useSiteWords()
  return (
    <div
      id={slideId(id)}
      {...(several && { role: 'tabpanel', 'aria-labelledby': tabId(id) })}
      data-shown={first ? '' : undefined}
      data-unseen={first ? undefined : ''}
      suppressHydrationWarning
      data-dark={darkPartsOf(image)}
      className={styles.slide}
    >
      <div className={styles.art}>
        {image && (
          <Picture
            src={image}
            sizes={heroSizes}
            loading={first ? 'first' : 'late'}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2
          {...langOf(slide, 'title')}
          className={classNames(styles.title, title.length > longTitle && styles.long)}
        >
          {title}
        </h2>
        {description && (
          <p {...langOf(slide, 'description')} className={styles.text}>
            {description}
          </p>
        )}
        {offersServices && (
          <ButtonLink variant="buff" href={hrefOf('/services')} className={styles.action}>
            {slides.services}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
