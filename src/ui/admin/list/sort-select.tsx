import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { Select } from '#ui/design/form/select/select.tsx'
import * as styles from './list.css.ts'

export interface SortSelectProps {
  fields: ReadonlyArray<{ readonly key: string; readonly header: string }>
  /** The label of the default order. */
  ownOrder: string
  value: string
  onSort: (sort: string | undefined) => void
}

export function SortSelect({ fields, ownOrder, value, onSort }: SortSelectProps) {
  const words = useListWords().list
  return (
    <Select
      size="sm"
      aria-label={words.sort}
      value={value}
      onChange={(event) => onSort(event.target.value === '' ? undefined : event.target.value)}
      className={styles.sort}
    >
      <option value="">{ownOrder}</option>
      {fields.flatMap(({ key, header }) => [
        <option key={key} value={key}>
          {fill(words.ascending, { field: header })}
        </option>,
        <option key={`-${key}`} value={`-${key}`}>
          {fill(words.descending, { field: header })}
        </option>,
      ])}
    </Select>
  )
}
