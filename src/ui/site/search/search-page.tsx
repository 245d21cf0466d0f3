import { searchKinds, type KindCount, type SearchResults } from '#domain/content/search/site-search.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useHref } from '../language/page-language-context.ts'
import { TextWithin } from '../language/text-within.tsx'
import { CountedLinks } from '../layout/counted-links/counted-links.tsx'
import { searchPath } from '../layout/frame/places.ts'
import { EnquireButton } from '../layout/enquire-button.tsx'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { SearchForm } from '../layout/search-form/search-form.tsx'
import { columns } from '../news/news-columns.css.ts'
import { serviceId } from '../services/services-data.ts'
import { totalOf, resultsText } from './results-text.ts'
import { searchHref, type SearchAddress, type SearchData } from './search-data.ts'
import { SearchHits } from './search-hits.tsx'
import * as styles from './search-hits.css.ts'

interface SearchPageProps {
  address: SearchAddress
  found: SearchData
}

/** The search of the site: its field, and what was found by kind. */
export function SearchPage({ address, found: { results, services } }: SearchPageProps) {
  const { q = '' } = address
  const { search: words } = useSiteWords()
  return (
    <>
      <PageHead title={words.title}>
        <SearchForm path={searchPath} label={words.label} search={q} isLarge focused={q === ''} />
      </PageHead>
      <div className={columns}>
        {results ? <Results address={address} results={results} /> : <Places services={services} />}
      </div>
    </>
  )
}

function Results({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const { q = '', kind: chosen } = address
  const { hits, counts, next, previous } = results
  const hrefOf = useHref()
  const { search: words } = useSiteWords()
  const narrowed = { q, ...(chosen && { kind: chosen }) }
  const countText = ({ total, totalAtLeast }: KindCount) =>
    totalAtLeast ? fill(words.moreThan, { n: numberText(total) }) : numberText(total)
  const total = totalOf(counts)
  return (
    <>
      {total.total > 0 ? (
        <nav aria-label={words.title}>
          <CountedLinks
            links={[
              {
                href: hrefOf(searchHref({ q })),
                label: words.all,
                count: countText(total),
                isCurrent: chosen === undefined,
                isAll: true,
              },
              ...searchKinds
                .filter((kind) => counts[kind].total > 0 || kind === chosen)
                .map((kind) => ({
                  href: hrefOf(searchHref({ q, kind })),
                  label: words.kinds[kind],
                  count: countText(counts[kind]),
                  isCurrent: kind === chosen,
                })),
            ]}
          />
        </nav>
      ) : (
        // Keeps the column of the kinds.
        <div />
      )}
      <section>
        <h2 aria-live="polite" className={styles.head}>
          {resultsText(results, address, words)}
        </h2>
        {hits.length > 0 ? (
          <SearchHits hits={hits} search={q} />
        ) : (
          <>
            <p className={styles.hint}>{words.hint}</p>
            <EnquireButton>{words.ask}</EnquireButton>
          </>
        )}
        {(previous || next) && (
          <p className={styles.pages}>
            {previous && (
              <TextLink variant="action" href={hrefOf(searchHref({ ...narrowed, before: previous }))}>
                {words.previous}
              </TextLink>
            )}
            {next && (
              <TextLink variant="action" href={hrefOf(searchHref({ ...narrowed, after: next }))}>
                {words.next}
              </TextLink>
            )}
          </p>
        )}
      </section>
    </>
  )
}

/** Links to what visitors often look for, shown before a search. */
function Places({ services }: Pick<SearchData, 'services'>) {
  const hrefOf = useHref()
  const { search: words, team } = useSiteWords()
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <section>
        <h2 className={styles.head}>{words.often}</h2>
        <ul className={styles.often}>
          <li>
            <a href={hrefOf('/career')} className={styles.place}>
              {team.positions}
              <Icon name="arrow-right" size="md" />
            </a>
          </li>
          {services.map((service, at) => (
            // Titles may be equal, and the order is fixed.
            <li key={at}>
              <a href={hrefOf(`/services#${serviceId(at)}`)} className={styles.place}>
                <span>
                  <TextWithin of={service} field="title" />
                </span>
                <Icon name="arrow-right" size="md" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
