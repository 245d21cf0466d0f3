import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { Position } from './career-data.ts'
import { filterNames, positionsAddress, type FilterName, type Filters } from './career-search.ts'
import { useFallbackOf } from '../language/use-lang-of.ts'
import * as styles from './filter-chips.css.ts'
import { choicesOf, filterField, type Choice } from './filtered.ts'
import { useHref } from '../language/page-language-context.ts'

interface ChipRowProps {
  name: FilterName
  choices: ReadonlyArray<Choice>
  filters: Filters
}

function ChipRow({ name, choices, filters }: ChipRowProps) {
  const hrefOf = useHref()
  const fallbackOf = useFallbackOf()
  const { careers } = useSiteWords()
  const { [name]: chosen, ...others } = filters
  const chip = (label: string, target: Filters, position?: Position) => (
    <li key={label}>
      <a
        href={hrefOf(positionsAddress(target))}
        {...(position?.[filterField(name)].includes(label) && fallbackOf(position, filterField(name)))}
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
        {choices.map(({ value, position }) => chip(value, { ...filters, [name]: value }, position))}
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
