import { classNames } from '#ui/design/style/class-names.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { section, wrap } from '../layout/width.css.ts'
import type { Brand, HomeData } from './home-data.ts'
import * as styles from './ledger.css.ts'
import { dirAndLang } from '../format/dir-and-lang.ts'
import { useHref } from '../language/page-language-context.ts'

/** The companies of the group, a cell each, which links to the company's service if there is one. */
export function Ledger({
  companiesTitle,
  brands,
  offersServices,
}: Pick<HomeData, 'companiesTitle' | 'brands' | 'offersServices'>) {
  const hrefOf = useHref()
  const { companies } = useSiteWords()
  if (brands.length === 0) return null
  return (
    <section className={classNames(section, styles.ground)}>
      <div className={classNames(wrap, styles.columns)}>
        <div className={styles.words}>
          <h2 className={styles.title}>{companiesTitle || companies.title}</h2>
          {offersServices && (
            <TextLink variant="action" icon="arrow-right" href={hrefOf('/services')} className={styles.more}>
              {companies.services}
            </TextLink>
          )}
        </div>
        <ul className={styles.ledger}>
          {brands.map((brand) => (
            <li key={brand.id} className={styles.place}>
              {offersServices ? (
                <a
                  href={hrefOf(brand.service ? `/services#${brand.service}` : '/services')}
                  className={classNames(styles.cell, styles.link)}
                >
                  <Entry {...brand} />
                  <Icon name="arrow-up-right" size="md" className={styles.arrow} />
                </a>
              ) : (
                <div className={styles.cell}>
                  <Entry {...brand} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Entry({ title, image, sector }: Brand) {
  return (
    <>
      {image ? (
        <Picture src={image} alt={title} sizes="160px" className={styles.mark} />
      ) : (
        <b {...dirAndLang(title)}>{title}</b>
      )}
      {sector && (
        <span {...dirAndLang(sector)} className={styles.sector}>
          {sector}
        </span>
      )}
    </>
  )
}
