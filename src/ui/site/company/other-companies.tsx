import { companyPath } from '#domain/content/brand.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useHref, usePageLanguage } from '../language/page-language-context.ts'
import { TextWithin } from '../language/text-within.tsx'
import { Picture } from '../layout/picture/picture.tsx'
import { section, wrap } from '../layout/width.css.ts'
import type { OtherCompany } from './company-data.ts'
import * as styles from './company-page.css.ts'

/** The other companies of the group, as cells with mark and name. */
export function OtherCompanies({ companies }: { companies: ReadonlyArray<OtherCompany> }) {
  const { companies: words } = useSiteWords()
  if (companies.length === 0) return null
  return (
    <nav aria-label={words.others} className={classNames(section, styles.elsewhere)}>
      <div className={wrap}>
        <h2 className={styles.sectionTitle}>{words.others}</h2>
        <ul className={styles.others}>
          {companies.map((other) => (
            <li key={other.id}>
              <Other company={other} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** A cell with the mark of another company; a link if it has a page. */
function Other({ company }: { company: OtherCompany }) {
  const hrefOf = useHref()
  // A mark has the name as it is registered; a page in another language shows the translated one beside it.
  const isFurther = prefixOf(usePageLanguage()) !== ''
  const isNamed = !company.image || isFurther
  const name = (
    <>
      {company.image && (
        <Picture
          src={company.image}
          alt={isNamed ? '' : company.title}
          sizes="160px"
          className={styles.otherMark}
        />
      )}
      {isNamed && (
        <span>
          <TextWithin of={company} field="title" />
        </span>
      )}
    </>
  )
  return company.hasPage ? (
    <a href={hrefOf(companyPath(company))} className={styles.other}>
      {name}
    </a>
  ) : (
    <div className={styles.other}>{name}</div>
  )
}
