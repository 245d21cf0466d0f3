import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { Select } from '../../form/select/select.tsx'
import * as styles from './pagination.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

/** The pages to link to: the first, the last and those around the current one; `null` is a gap. */
function pageWindow(page: number, pages: number, around = 1): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= 2 * around + 5) return all
  const from = Math.min(Math.max(page - around, 3), pages - 2 * around - 2)
  const middle = all.slice(from - 1, from + 2 * around)
  const last = middle.at(-1) ?? from
  return [1, from > 3 ? null : 2, ...middle, last < pages - 2 ? null : pages - 1, pages]
}

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  rowsPerPage?: { value: number; options: readonly number[]; onChange: (rows: number) => void } | undefined
  className?: string | undefined
}

/** Page numbers and, optionally, the number of rows per page. Omit it if everything fits on one page. */
export function Pagination(props: PaginationProps) {
  const { page, pages, onPage, rowsPerPage, className } = props
  const words = useDesignWords()
  const step = (to: number, name: string, icon: 'chevron-left' | 'chevron-right') => (
    <button
      type="button"
      aria-label={name}
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
      className={styles.page}
    >
      <Icon name={icon} size="sm" />
    </button>
  )
  return (
    <div className={classNames(styles.pagination, className)}>
      {rowsPerPage && (
        <label className={styles.sizes}>
          {words.rowsPerPage}
          <Select
            size="sm"
            value={rowsPerPage.value}
            onChange={(event) => rowsPerPage.onChange(Number(event.target.value))}
          >
            {rowsPerPage.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </label>
      )}
      <nav aria-label={words.pages} className={styles.pages}>
        {step(page - 1, words.previousPage, 'chevron-left')}
        {pageWindow(page, pages).map((shown, index) =>
          shown === null ? (
            <span key={`gap-${index}`} className={styles.page}>
              …
            </span>
          ) : (
            <button
              key={shown}
              type="button"
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => onPage(shown)}
              className={styles.page}
            >
              {shown}
            </button>
          ),
        )}
        {step(page + 1, words.nextPage, 'chevron-right')}
      </nav>
    </div>
  )
}
