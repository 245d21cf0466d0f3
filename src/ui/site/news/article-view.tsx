import { isArabic } from '#domain/content/item/is-arabic.ts'
import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { PublishedDay } from '../format/published-day.tsx'
import * as styles from './article-view.css.ts'
import type { Article } from './news-data.ts'
import { dirAndLang } from '../format/dir-and-lang.ts'

/** Title, image and description of an article (N4). */
export function ArticleView({ title, image, description, createdAt }: Article) {
  const dir = isArabic(title + description) ? 'rtl' : undefined
  return (
    // Date and line length follow the article's language.
    <article dir={dir}>
      <h1 {...dirAndLang(title)} {...(dir && { dir })} className={styles.title}>
        {title}
      </h1>
      <PublishedDay time={createdAt} className={styles.day} />
      {image && (
        <Picture
          src={image}
          loading="first"
          sizes="(width >= 1440px) 824px, (width >= 1024px) 58vw, 92vw"
          className={styles.image}
        />
      )}
      {paragraphs(description).map((paragraph, at) => (
        // Paragraphs may be equal, and their order is fixed.
        <p key={at} {...dirAndLang(paragraph)} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </article>
  )
}
