import { feedPaths } from '#domain/addresses/feed-paths.ts'
import { isReference } from '#domain/mail/inbox/receipt.ts'
import { fill } from '#domain/wording/template.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { ReceiptSlip } from '../receipt/receipt-slip.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { section, wrap } from '../layout/width.css.ts'
import type { Position } from './career-data.ts'
import { applyAddress, positionsAddress, type CareerSearch } from './career-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { countText, filtered } from './filtered.ts'
import * as styles from './open-positions.css.ts'
import { Positions } from './positions.tsx'
import { TextWithin } from '../language/text-within.tsx'
import { useFallbackOf } from '../language/use-lang-of.ts'
import { useHref } from '../language/page-language-context.ts'

interface OpenPositionsProps {
  positions: ReadonlyArray<Position>
  search: CareerSearch
  /** Whether visitors may apply without a position. */
  isOpen?: boolean | undefined
  /** The code of an application that was just posted. */
  code?: string | undefined
}

/** The filters, and the positions that match them (P5). */
export function OpenPositions({ positions, search, isOpen = false, code }: OpenPositionsProps) {
  const hrefOf = useHref()
  const fallbackOf = useFallbackOf()
  const words = useFormsWords()
  const { careers, feeds } = useSiteWords()
  const { apply, applied, reference, ...filters } = search
  const shown = filtered(positions, filters)
  const appliedFor = positions.find(({ id }) => id === applied)
  return (
    <section id="positions" aria-labelledby="positions-title" className={classNames(section, wrap)}>
      {applied && (
        <Notice tone="success" focused={code !== undefined} className={styles.notice}>
          <p>
            {appliedFor && fallbackOf(appliedFor, 'title') ? (
              <Sentence of={careers.appliedFor} title={<TextWithin of={appliedFor} field="title" />} />
            ) : appliedFor?.title ? (
              fill(careers.appliedFor, appliedFor)
            ) : (
              careers.applied
            )}
          </p>
          {isReference(reference) && <ReceiptSlip reference={reference} code={code} />}
        </Notice>
      )}
      {apply && <Notice className={styles.notice}>{words.refusals.positionClosed}</Notice>}
      <h2 id="positions-title" className={styles.title}>
        {countText(shown, positions, careers)}
      </h2>
      <FilterChips positions={positions} filters={filters} />
      {shown.length > 0 && <Positions positions={shown} />}
      <p className={styles.ways}>
        {shown.length < positions.length && (
          <TextLink variant="action" href={hrefOf(positionsAddress({}))}>
            {careers.all}
          </TextLink>
        )}
        <TextLink variant="action" href={hrefOf(feedPaths.positions)}>
          {feeds.positions}
        </TextLink>
      </p>
      {isOpen && (
        <div className={styles.open}>
          <p>{words.application.open.lead}</p>
          <ButtonLink variant="line" href={hrefOf(applyAddress({ id: '' }))} data-apply="">
            {words.application.open.title}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
