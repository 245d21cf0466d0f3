import { isReference } from '#domain/mail/inbox/receipt.ts'
import { fill } from '#domain/wording/template.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import { useFormsWords } from '#ui/words/use-forms-words.ts'
import { section, wrap } from '../layout/width.css.ts'
import type { Position } from './career-data.ts'
import { positionsAddress, type CareerSearch } from './career-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { countText, filtered } from './filtered.ts'
import * as styles from './open-positions.css.ts'
import { Positions } from './positions.tsx'
import { useHref } from '../language/page-language-context.ts'

interface OpenPositionsProps {
  positions: ReadonlyArray<Position>
  search: CareerSearch
}

/** The filters, and the positions that match them (P5). */
export function OpenPositions({ positions, search }: OpenPositionsProps) {
  const hrefOf = useHref()
  const words = useFormsWords()
  const { careers } = useSiteWords()
  const { apply, applied, reference, ...filters } = search
  const shown = filtered(positions, filters)
  const title = positions.find(({ id }) => id === applied)?.title
  return (
    <section id="positions" aria-labelledby="positions-title" className={classNames(section, wrap)}>
      {applied && (
        <Notice tone="success" className={styles.notice}>
          <p>{title ? fill(careers.appliedFor, { title }) : careers.applied}</p>
          {isReference(reference) && <p>{fill(words.reference, { reference })}</p>}
        </Notice>
      )}
      {apply && <Notice className={styles.notice}>{words.refusals.positionClosed}</Notice>}
      <h2 id="positions-title" className={styles.title}>
        {countText(shown, positions, careers)}
      </h2>
      <FilterChips positions={positions} filters={filters} />
      {shown.length > 0 && <Positions positions={shown} />}
      {shown.length < positions.length && (
        <p className={styles.all}>
          <TextLink variant="action" href={hrefOf(positionsAddress({}))}>
            {careers.all}
          </TextLink>
        </p>
      )}
    </section>
  )
}
