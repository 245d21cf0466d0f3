import { companyPath } from '#domain/content/brand.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { Picture } from '../layout/picture/picture.tsx'
import { section, wrap } from '../layout/width.css.ts'
import type { Brand, HomeData } from './home-data.ts'
import * as styles from './ledger.css.ts'
import { useFallbackOf, useFellBack, useLangOf } from '../language/use-lang-of.ts'
import { useHref, usePageLanguage } from '../language/page-language-context.ts'

const pathOf = ({ id, hasPage, service }: Brand) => {
  if (hasPage) return companyPath({ id })
  return service ? `/services#${service}` : '/services'
}

/** The companies of the group, a cell each, which links to the company's page, or else to its service. */
export function Ledger(
  home: Pick<HomeData, 'companiesTitle' | 'untranslated' | 'brands' | 'offersServices'>,
) {
  const { companiesTitle, brands, offersServices } = home
  const fallbackOf = useFallbackOf()
  const hrefOf = useHref()
  const { companies } = useSiteWords()
  if (brands.length === 0) return null
  return (
    <section className={classNames(section, styles.ground)}>
      <div className={classNames(wrap, styles.columns)}>
        <div className={styles.words}>
          <h2 {...fallbackOf(home, 'companiesTitle')} className={styles.title}>
            {companiesTitle || companies.title}
          </h2>
          {offersServices && (
            <TextLink variant="action" icon="arrow-right" href={hrefOf('/services')} className={styles.more}>
              {companies.services}
            </TextLink>
          )}
        </div>
        <ul className={styles.ledger}>
          {brands.map((brand) => (
            <li key={brand.id} className={styles.place}>
              {offersServices || brand.hasPage ? (
                <a href={hrefOf(pathOf(brand))} className={classNames(styles.cell, styles.link)}>
                  <Entry brand={brand} />
                  <Icon name="arrow-up-right" size="md" className={styles.arrow} />
                </a>
              ) : (
                <div className={styles.cell}>
                  <Entry brand={brand} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Entry({ brand }: { brand: Brand }) {
  const { title, image, sector } = brand
  const langOf = useLangOf()
  const fallbackOf = useFallbackOf()
  const fellBack = useFellBack()
  const isFurther = prefixOf(usePageLanguage()) !== ''
  // A logo has the name as it is registered; a page in another language shows the translated one below it.
  const isNamed = isFurther && Boolean(image) && !fellBack(brand, 'title')
  return (
    <>
      {image ? (
        <Picture
          src={image}
          alt={isNamed ? '' : title}
          {...fallbackOf(brand, 'title')}
          sizes="160px"
          className={styles.mark}
        />
      ) : (
        <b {...langOf(brand, 'title')}>{title}</b>
      )}
      {isNamed && <b className={styles.name}>{title}</b>}
      {sector && (
        <span {...langOf(brand, 'sector')} className={styles.sector}>
          {sector}
        </span>
      )}
    </>
  )
}
