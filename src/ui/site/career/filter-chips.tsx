import { useSiteWords } from '#ui/words/use-site-words.ts'
import type { Position } from './career-data.ts'
import { filterNames, positionsAddress, type FilterName, type Filters } from './career-search.ts'
import * as styles from './filter-chips.css.ts'
import { choicesOf } from './filtered.ts'
import { useHref } from '../language/page-language-context.ts'

interface ChipRowProps {
  name: FilterName
  choices: ReadonlyArray<string>
  filters: Filters
}

function ChipRow({ name, choices, filters }: ChipRowProps) {
  const hrefOf = useHref()
  const { careers } = useSiteWords()
  const { [name]: chosen, ...others } = filters
  const chip = (label: string, target: Filters) => (
    <li key={label}>
      <a
        href={hrefOf(positionsAddress(target))}
        aria-current={target[name] === chosen ? 'true' : undefined}
        className={styles.chip}
      >
        {label}
      </a>
    </li>
  )
  return (
    <div role="group" aria-labelledby={`by-${name}`} className={styles.row}>
      <span id={`by-${name}`} className={styles.label}>
        {careers.by[name]}
      </span>
      <ul data-shows-current="" className={styles.chips}>
        {chip(careers.any, others)}
        {choices.map((choice) => chip(choice, { ...filters, [name]: choice }))}
      </ul>
    </div>
  )
}

/** Links to the page with fewer positions. A filter needs at least two values. */
export function FilterChips({
  positions,
  filters,
}: {
  positions: ReadonlyArray<Position>
  filters: Filters
}) {
  const { careers } = useSiteWords()
  const rows = filterNames
    .map((name) => ({ name, choices: choicesOf(positions, name) }))
    .filter(({ choices }) => choices.length > 1)
  if (rows.length === 0) return null
  return (
    <nav aria-label={careers.filters} className={styles.filters}>
      {rows.map((row) => (
        <ChipRow key={row.name} {...row} filters={filters} />
      ))}
    </nav>
  )
}
