import { isArabic } from '#domain/content/item/is-arabic.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { PublishedDay } from '../format/published-day.tsx'
import * as styles from './article-view.css.ts'
import type { Article } from './news-data.ts'
import { usePageLanguage } from '../language/page-language-context.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { useFallbackOf, useFellBack, useLangOf } from '../language/use-lang-of.ts'
import { DescriptionOf } from '../layout/rich-text/description-of.tsx'
import { UntranslatedNote } from '../language/untranslated-note.tsx'

const pictureSizes = '(width >= 1440px) 824px, (width >= 1024px) 58vw, 92vw'

/** Title, image and description of an article (N4). What is not translated is one part in the default language. */
export function ArticleView(article: Article) {
  const isDefault = prefixOf(usePageLanguage()) === ''
  const fallbackOf = useFallbackOf()
  const fellBack = useFellBack()
  const isUntranslated = fellBack(article, 'title') && fellBack(article, 'description')
  const whole = isUntranslated ? fallbackOf(article, 'title') : undefined
  // Date and line length follow the article's language.
  const isRightToLeft = isDefault && isArabic(article.title + article.description)
  return (
    <>
      {whole && <UntranslatedNote of="article" path={`/newsinsights/${article.id}`} />}
      <article lang={whole?.lang} dir={whole?.dir ?? (isRightToLeft ? 'rtl' : undefined)}>
        <Words article={article} dir={isRightToLeft ? 'rtl' : undefined} />
      </article>
    </>
  )
}

function Words({ article, dir }: { article: Article; dir: 'rtl' | undefined }) {
  const { title, image, createdAt } = article
  const langOf = useLangOf()
  return (
    <>
      <h1 {...langOf(article, 'title')} {...(dir && { dir })} className={styles.title}>
        {title}
      </h1>
      <PublishedDay time={createdAt} className={styles.day} />
      {image && <Picture src={image} loading="first" sizes={pictureSizes} className={styles.image} />}
      <DescriptionOf
        of={article}
        headings={2}
        hasLead
        sizes={pictureSizes}
        bodyClassName={styles.body}
        className={styles.paragraph}
      />
    </>
  )
}
