import { feedPaths } from '#domain/addresses/feed-paths.ts'
import { articlePath } from '#domain/addresses/item-paths.ts'
import { count, numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { PublishedDay } from '../../format/published-day.tsx'
import { useHref } from '../../language/page-language-context.ts'
import { TextWithin } from '../../language/text-within.tsx'
import { useLettersOf } from '../../language/use-lang-of.ts'
import { CountedLinks } from '../../layout/counted-links/counted-links.tsx'
import { crumbs as headCrumbs } from '../../layout/page-head/page-head.css.ts'
import { PageHead } from '../../layout/page-head/page-head.tsx'
import { SearchForm } from '../../layout/search-form/search-form.tsx'
import { PressContact } from '../../press/press-contact.tsx'
import {
  archiveCrumbs,
  archiveHref,
  type ArchiveAddress,
  type ArchiveData,
  type ArchivedArticle,
} from './archive-data.ts'
import * as styles from './archive-page.css.ts'

interface ArchivePageProps {
  address: ArchiveAddress
  archive: ArchiveData
}

/** All news by year, to be found: no pictures. */
export function ArchivePage({ address, archive }: ArchivePageProps) {
  const { head, total, totalAtLeast, counts, years, next, after, brands, press } = archive
  const words = useSiteWords()
  const { news, search } = words
  const hrefOf = useHref()
  const { q = '', company, year: chosen } = address
  const ofYear = chosen === undefined ? {} : { year: chosen }
  const ofCompany = company === undefined ? {} : { company }
  const narrowed = { ...ofCompany, ...(q && { q }) }
  const brand = brands.find(({ id }) => id === company)
  const since = counts.at(-1)?.year
  const archived = (year: number) =>
    totalAtLeast
      ? fill(news.archivedMore, { n: numberText(total), year })
      : count(news.archived, total, { year })
  return (
    <>
      <PageHead
        own={head}
        crumbs={<Crumbs crumbs={archiveCrumbs(words, chosen)} />}
        title={news.all}
        lead={since === undefined ? undefined : archived(since)}
        picture={head?.picture}
      />
      <div className={styles.columns}>
        <div>
          {(counts.length > 0 || company || q) && (
            <SearchForm path="/news" label={news.search} search={q} kept={{ ...ofCompany, ...ofYear }} />
          )}
          {/* The company may be gone. */}
          {(company || q) && (
            <p className={styles.narrowed}>
              <span>
                {brand && <TextWithin of={brand} field="title" />} {q && fill(news.quoted, { search: q })}
              </span>
              <TextLink variant="action" href={hrefOf('/news')}>
                {news.all}
              </TextLink>
            </p>
          )}
          {counts.length > 0 && (
            <nav aria-labelledby="years">
              <h2 id="years" className={styles.head}>
                {news.years}
              </h2>
              <CountedLinks
                links={counts.map((each) => ({
                  href: hrefOf(archiveHref({ ...narrowed, year: String(each.year) })),
                  label: String(each.year),
                  count: each.totalAtLeast
                    ? fill(search.moreThan, { n: numberText(each.total) })
                    : numberText(each.total),
                  isCurrent: String(each.year) === chosen,
                }))}
              />
            </nav>
          )}
        </div>
        <div className={styles.list}>
          {years.length === 0 && <p>{q ? fill(search.none, { search: q }) : news.nothing}</p>}
          {years.map(({ year, articles }) => (
            <section key={year} className={styles.year}>
              <h2 className={styles.figure}>{year}</h2>
              <ul>
                {articles.map((article) => (
                  <li key={article.id}>
                    <Row article={article} brand={brands.find(({ id }) => id === article.brandId)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {next !== undefined && (
            <TextLink
              variant="action"
              icon="arrow-right"
              href={hrefOf(
                archiveHref({
                  ...narrowed,
                  ...(chosen === undefined ? { before: String(next + 1) } : ofYear),
                  ...(after !== undefined && { after }),
                }),
              )}
            >
              {chosen === undefined ? fill(news.before, { year: next }) : news.older}
            </TextLink>
          )}
        </div>
        <div>
          <p>
            <TextLink variant="action" href={hrefOf(feedPaths.news)}>
              {news.feed}
            </TextLink>
          </p>
          {press && <PressContact press={press} />}
        </div>
      </div>
    </>
  )
}

function Crumbs({ crumbs }: { crumbs: ReturnType<typeof archiveCrumbs> }) {
  const hrefOf = useHref()
  return (
    <Breadcrumb className={headCrumbs}>
      {crumbs.map(({ name, path }, at) =>
        at < crumbs.length - 1 ? (
          <a key={path} href={hrefOf(path)}>
            {name}
          </a>
        ) : (
          <span key={path} aria-current="page">
            {name}
          </span>
        ),
      )}
    </Breadcrumb>
  )
}

interface RowProps {
  article: ArchivedArticle
  brand: ArchiveData['brands'][number] | undefined
}

function Row({ article, brand }: RowProps) {
  const lettersOf = useLettersOf()
  return (
    <a href={useHref()(articlePath(article))} className={styles.row}>
      <PublishedDay time={article.createdAt} className={styles.aside} />
      <h3 {...lettersOf(article.title)} className={styles.title}>
        <TextWithin of={article} field="title" marked />
      </h3>
      {brand && (
        <span className={styles.aside}>
          <TextWithin of={brand} field="title" />
        </span>
      )}
    </a>
  )
}
