import { Picture } from '../layout/picture/picture.tsx'
import type { OfferedService } from './services-data.ts'
import * as styles from './service-view.css.ts'
import { ParagraphsOf } from '../language/paragraphs-of.tsx'
import { useHref } from '../language/page-language-context.ts'
import { useFallbackOf, useLangOf } from '../language/use-lang-of.ts'

interface ServiceViewProps {
  id: string
  service: OfferedService
  /** Whether the picture is visible without scrolling, so that it is not loaded lazily. */
  first: boolean
}

/** One service: picture, text, points and the companies that offer it. */
export function ServiceView({ id, service, first }: ServiceViewProps) {
  const { title, company, image, points = [], marks } = service
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const hrefOf = useHref()
  return (
    <article id={id} className={styles.service}>
      {image && (
        <Picture
          src={image}
          loading={first ? 'soon' : 'late'}
          sizes="(width >= 1440px) 500px, (width >= 768px) 44vw, 92vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {title && (
          <h2 {...langOf(service, 'title')} className={styles.title}>
            {title}
          </h2>
        )}
        <ParagraphsOf of={service} field="text" className={styles.text} />
        {company && (
          <p {...(marks.length === 0 && fallbackOf(service, 'company'))} className={styles.company}>
            {marks.length === 0 && company}
            {marks.map((brand) => {
              const mark = (
                <Picture
                  key={brand.title}
                  src={brand.image}
                  alt={brand.title}
                  {...fallbackOf(brand, 'title')}
                  sizes="160px"
                  className={styles.mark}
                />
              )
              return brand.page ? (
                <a key={brand.title} href={hrefOf(brand.page)}>
                  {mark}
                </a>
              ) : (
                mark
              )
            })}
          </p>
        )}
      </div>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point, at) => (
            <li key={at} {...langOf(service, 'points', point)} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
