import { articlePath } from '#domain/addresses/item-paths.ts'
import { companyPath } from '#domain/content/brand.ts'
import { isArabic } from '#domain/content/item/is-arabic.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Picture } from '../layout/picture/picture.tsx'
import { PublishedDay, type PublishedDayProps } from '../format/published-day.tsx'
import * as styles from './article-view.css.ts'
import type { Article, ArticleCompany } from './news-data.ts'
import { useHref, usePageLanguage } from '../language/page-language-context.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { useFallbackOf, useFellBack, useLangOf } from '../language/use-lang-of.ts'
import { DescriptionOf } from '../layout/rich-text/description-of.tsx'
import { TextWithin } from '../language/text-within.tsx'
import { UntranslatedNote } from '../language/untranslated-note.tsx'

const pictureSizes = '(width >= 1440px) 824px, (width >= 1024px) 58vw, 92vw'

interface ArticleViewProps {
  article: Article
  company?: ArticleCompany | undefined
}

/** Title, image and description of an article (N4). What is not translated is one part in the default language. */
export function ArticleView({ article, company }: ArticleViewProps) {
  const page = usePageLanguage()
  const { language } = page
  const isDefault = prefixOf(page) === ''
  const fallbackOf = useFallbackOf()
  const fellBack = useFellBack()
  const isUntranslated = fellBack(article, 'title') && fellBack(article, 'description')
  const whole = isUntranslated ? fallbackOf(article, 'title') : undefined
  // Date and line length follow the article's language.
  const isRightToLeft = isDefault && isArabic(article.title + article.description)
  return (
    <>
      {whole && <UntranslatedNote of="article" path={articlePath(article)} />}
      <article lang={whole?.lang} dir={whole?.dir ?? (isRightToLeft ? 'rtl' : undefined)}>
        <ArticleContent
          article={article}
          company={company}
          dir={isRightToLeft ? 'rtl' : undefined}
          ofPage={whole && { lang: language.tag, dir: language.dir }}
        />
      </article>
    </>
  )
}

interface ArticleContentProps extends ArticleViewProps {
  dir: 'rtl' | undefined
  /** The language of the page, for the day and the company's name; set if the article is in another one. */
  ofPage: Pick<PublishedDayProps, 'lang' | 'dir'> | undefined
}

function ArticleContent({ article, company, dir, ofPage }: ArticleContentProps) {
  const { title, image, createdAt } = article
  const langOf = useLangOf()
  return (
    <>
      <h1 {...langOf(article, 'title')} {...(dir && { dir })} className={styles.title}>
        {title}
      </h1>
      {company ? (
        <div {...ofPage} className={styles.day}>
          <PublishedDay time={createdAt} /> · <Company company={company} />
        </div>
      ) : (
        <PublishedDay time={createdAt} {...ofPage} className={styles.day} />
      )}
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

function Company({ company }: { company: ArticleCompany }) {
  const hrefOf = useHref()
  const name = <TextWithin of={company} field="title" />
  return company.hasPage ? <TextLink href={hrefOf(companyPath(company))}>{name}</TextLink> : name
}
