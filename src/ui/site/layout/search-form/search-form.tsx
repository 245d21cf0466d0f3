import { maxSearchLength } from '#domain/content/search/site-search.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { SearchInput } from '#ui/design/form/search-input/search-input.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { useHref } from '../../language/page-language-context.ts'
import * as styles from './search-form.css.ts'

interface SearchFormProps {
  /** The path of the page that shows the results. */
  path: string
  label: string
  /** The current search. */
  search: string
  /** Further parts of the query, which stay as they are. */
  kept?: Readonly<Record<string, string>>
  /** In the head of a page. */
  isLarge?: boolean
  /** Whether the page is there to be searched, so that typing may begin at once. */
  focused?: boolean
}

/** A search field that sends its words in the address, without a script. The boot script clears it. */
export function SearchForm({
  path,
  label,
  search,
  kept = {},
  isLarge = false,
  focused = false,
}: SearchFormProps) {
  const { title, clear } = useSiteWords().search
  return (
    <form role="search" action={useHref()(path)} className={classNames(styles.form, isLarge && styles.large)}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.box}>
        <SearchInput
          key={search}
          label={label}
          name="q"
          size="md"
          defaultValue={search}
          maxLength={maxSearchLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the empty search has no other purpose
          autoFocus={focused}
          // Tells an empty field from a filled one.
          placeholder=" "
          className={styles.field}
        />
        <IconButton icon="x" label={clear} data-clear="" className={styles.clear} />
      </div>
      <Button type="submit" variant={isLarge ? 'buff' : 'primary'}>
        {title}
      </Button>
    </form>
  )
}
