import { articlePath } from '#domain/addresses/item-paths.ts'
import { companyPath } from '#domain/content/brand.ts'
import { personPath } from '#domain/content/team-member.ts'
import { partsFound } from '#domain/content/search/found-parts.ts'
import type { SearchHit, SearchKind } from '#domain/content/search/site-search.ts'
import { fill } from '#domain/wording/template.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { applyAddress } from '../career/career-search.ts'
import { formatDay } from '../format/format-day.ts'
import { PublishedDay } from '../format/published-day.tsx'
import { FallbackMark } from '../language/fallback-mark.tsx'
import { useHref } from '../language/page-language-context.ts'
import { useFellBack, useLangOf } from '../language/use-lang-of.ts'
import * as styles from './search-hits.css.ts'

const pathOf: { readonly [Kind in SearchKind]: (hit: SearchHit) => string } = {
  news: articlePath,
  companies: (hit) => (hit.hasPage ? companyPath(hit) : '/services'),
  services: ({ id }) => `/services#service-${id}`,
  positions: applyAddress,
  portfolio: ({ id }) => `/#portfolio-${id}`,
  people: (hit) => (hit.hasPage ? personPath(hit) : `/about#person-${hit.id}`),
  pages: ({ address = '/' }) => address,
}

interface SearchHitsProps {
  hits: ReadonlyArray<SearchHit>
  search: string
}

/** The results of a search, with what it found marked. */
export function SearchHits({ hits, search }: SearchHitsProps) {
  const hrefOf = useHref()
  const langOf = useLangOf()
  const fellBack = useFellBack()
  const words = useSiteWords()
  return (
    <ul>
      {hits.map((hit) => {
        const { kind, id, title, text, createdAt, closingDate } = hit
        const isMarked = { title: fellBack(hit, 'title'), text: fellBack(hit, 'text') }
        return (
          <li key={`${kind} ${id}`} className={styles.hit}>
            <p className={styles.about}>
              <b className={styles.kind}>{words.search.kind[kind]}</b>
              {kind === 'news' && <PublishedDay time={createdAt} />}
              {closingDate && (
                <span>{fill(words.careers.closes, { day: formatDay(closingDate, words) })}</span>
              )}
            </p>
            <h3 className={styles.title}>
              <a href={hrefOf(pathOf[kind](hit))} className={styles.link}>
                <bdi {...langOf(hit, 'title')}>
                  <Marked text={title} search={search} />
                </bdi>
                {isMarked.title && ' '}
                {isMarked.title && <FallbackMark />}
              </a>
            </h3>
            {text && (
              <p {...langOf(hit, 'text')} className={styles.text}>
                <Marked text={text} search={search} />
              </p>
            )}
            {isMarked.text && !isMarked.title && (
              <p className={styles.note}>
                <FallbackMark />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Marked({ text, search }: { text: string; search: string }) {
  return partsFound(text, search).map((part, at) =>
    part.isFound ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
