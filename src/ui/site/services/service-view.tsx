import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { Picture } from '../layout/picture/picture.tsx'
import type { OfferedService } from './services-data.ts'
import * as styles from './service-view.css.ts'
import { dirAndLang } from '../format/dir-and-lang.ts'

interface ServiceViewProps extends OfferedService {
  id: string
  /** Whether its picture is visible without scrolling. */
  first: boolean
}

/** One service: picture, text, points and the companies that offer it. */
export function ServiceView({
  id,
  title,
  company,
  image,
  text = '',
  points = [],
  marks,
  first,
}: ServiceViewProps) {
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
          <h2 {...dirAndLang(title)} className={styles.title}>
            {title}
          </h2>
        )}
        {paragraphs(text).map((paragraph, at) => (
          <p key={at} {...dirAndLang(paragraph)} className={styles.text}>
            {paragraph}
          </p>
        ))}
        {company && (
          <p className={styles.company}>
            {marks.length === 0 && company}
            {marks.map(({ title: name, image: mark }) => (
              <Picture key={name} src={mark} alt={name} sizes="160px" className={styles.mark} />
            ))}
          </p>
        )}
      </div>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point, at) => (
            <li key={at} {...dirAndLang(point)} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
