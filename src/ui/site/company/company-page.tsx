import { articlePath } from '#domain/addresses/item-paths.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { applyAddress } from '../career/career-search.ts'
import * as details from '../contact/contact-details.css.ts'
import { ContactDetails } from '../contact/contact-details.tsx'
import { formatDay } from '../format/format-day.ts'
import { PublishedDay } from '../format/published-day.tsx'
import { useHref } from '../language/page-language-context.ts'
import { TextWithin } from '../language/text-within.tsx'
import { useFallbackOf, useLangOf, useLettersOf } from '../language/use-lang-of.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { Story } from '../layout/sections/story/story.tsx'
import { plainSection, section, wrap } from '../layout/width.css.ts'
import { archiveHref } from '../news/archive/archive-data.ts'
import type { CompanyData } from './company-data.ts'
import * as styles from './company-page.css.ts'
import { OtherCompanies } from './other-companies.tsx'

const facts = ['legalName', 'registration', 'countries', 'certificates', 'director', 'ownership'] as const

/** A company of the group, for people who look for the right one to buy from or sell to. What is absent is not drawn. */
export function CompanyPage({ company, news, positions, others }: CompanyData) {
  const { id, title, image, sector, summary, picture, figures = [], activities = [], contact } = company
  const hrefOf = useHref()
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const lettersOf = useLettersOf()
  const { companies: words, careers, news: newsWords } = useSiteWords()
  const name = <TextWithin of={company} field="title" />
  const enquire = {
    href: hrefOf(`/contact?company=${id}#enquiry`),
    children: <Sentence of={words.enquireWith} company={name} />,
  }
  const known = facts.filter((field) => company[field])
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumb>
          <a href={hrefOf('/services')}>{words.title}</a>
          <span aria-current="page">
            <TextWithin of={company} field="title" />
          </span>
        </Breadcrumb>
      </div>
      <section className={styles.head}>
        <div>
          {image && <Picture src={image} sizes="160px" loading="soon" className={styles.mark} />}
          {sector && (
            <p {...langOf(company, 'sector')} className={styles.sector}>
              {sector}
            </p>
          )}
          <h1 {...langOf(company, 'title')} className={styles.title}>
            {title}
          </h1>
          {summary && (
            <p {...langOf(company, 'summary')} className={styles.lead}>
              {summary}
            </p>
          )}
          <ButtonLink variant="primary" {...enquire} className={styles.enquire} />
        </div>
        {picture && (
          <Picture
            src={picture}
            loading="first"
            sizes="(width >= 1440px) 520px, (width >= 1024px) 38vw, 92vw"
            className={styles.picture}
          />
        )}
      </section>
      <Story facts={figures} />
      {activities.length > 0 && (
        <section className={classNames(section, styles.ground)}>
          <div className={classNames(wrap, styles.beside)}>
            <h2 className={styles.sectionTitle}>{words.does}</h2>
            <ul className={styles.rows}>
              {activities.map((activity, at) => (
                // Names may be equal, and the order is fixed.
                <li key={at} className={styles.activity}>
                  <h3 {...langOf(activity, 'name')} className={styles.rowTitle}>
                    {activity.name}
                  </h3>
                  <p {...langOf(activity, 'text')} className={styles.quiet}>
                    {activity.text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {(known.length > 0 || contact) && (
        <section className={plainSection}>
          <div className={classNames(wrap, styles.pair)}>
            {known.length > 0 && (
              <div>
                <h2 className={styles.smallTitle}>{words.buyers}</h2>
                <dl className={details.ways}>
                  {known.map((field) => (
                    <div key={field} className={details.way}>
                      <dt className={details.name}>{words.facts[field]}</dt>
                      <dd {...fallbackOf(company, field)} className={details.means}>
                        {company[field]}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            {contact && (
              <div className={styles.reach}>
                <h2 className={styles.smallTitle}>
                  <Sentence of={words.reach} company={name} />
                </h2>
                <ContactDetails contact={contact} />
                {contact.website && (
                  <p className={styles.all}>
                    <TextLink variant="action" icon="arrow-up-right" href={contact.website}>
                      {words.website}
                    </TextLink>
                  </p>
                )}
                <ButtonLink variant="buff" wide {...enquire} className={styles.reachEnquire} />
              </div>
            )}
          </div>
        </section>
      )}
      {(news.length > 0 || positions.length > 0) && (
        <section className={plainSection}>
          <div className={classNames(wrap, styles.pair)}>
            {news.length > 0 && (
              <div>
                <h2 className={styles.smallTitle}>
                  <Sentence of={words.news} company={name} />
                </h2>
                <ul className={styles.rows}>
                  {news.map((article) => (
                    <li key={article.id} className={styles.item}>
                      <a href={hrefOf(articlePath(article))} className={styles.article}>
                        {article.image && (
                          <Picture src={article.image} sizes="132px" className={styles.thumbnail} />
                        )}
                        <div>
                          <h3 {...lettersOf(article.title)} className={styles.rowTitle}>
                            <TextWithin of={article} field="title" marked />
                          </h3>
                          <PublishedDay time={article.createdAt} className={styles.quiet} />
                        </div>
                      </a>
                    </li>
                  ))}
                </ul>
                <p className={styles.all}>
                  <TextLink variant="action" icon="arrow-right" href={hrefOf(archiveHref({ company: id }))}>
                    {newsWords.all}
                  </TextLink>
                </p>
              </div>
            )}
            {positions.length > 0 && (
              <div>
                <h2 className={styles.smallTitle}>{count(careers.open, positions.length)}</h2>
                <ul className={styles.rows}>
                  {positions.map((position) => (
                    <li key={position.id} className={styles.item}>
                      <h3 {...lettersOf(position.title)} className={styles.rowTitle}>
                        <a href={hrefOf(applyAddress(position))} className={styles.link}>
                          <TextWithin of={position} field="title" marked />
                        </a>
                      </h3>
                      <Place position={position} />
                      <ButtonLink
                        variant="line"
                        size="sm"
                        href={hrefOf(applyAddress(position))}
                        className={styles.apply}
                      >
                        {careers.apply}
                        <VisuallyHidden>
                          <Sentence
                            of={careers.applyFor}
                            title={<TextWithin of={position} field="title" />}
                          />
                        </VisuallyHidden>
                      </ButtonLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </section>
      )}
      <OtherCompanies companies={others} />
    </>
  )
}

function Place({ position }: { position: CompanyData['positions'][number] }) {
  const words = useSiteWords()
  return (
    <p className={styles.quiet}>
      <TextWithin of={position} field="location" />
      {position.closingDate && <br />}
      {position.closingDate && fill(words.careers.closes, { day: formatDay(position.closingDate, words) })}
    </p>
  )
}
