import { maxSearchLength } from '#domain/content/search/site-search.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { SearchInput } from '#ui/design/form/search-input/search-input.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/use-site-words.ts'
import { useHref } from '../../language/page-language-context.ts'
import * as styles from './search-form.css.ts'

interface SearchFormProps {
  /** The path of the page that shows the results. */
  path: string
  label: string
  /** The current search. */
  search: string
  /** In the head of a page. */
  isLarge?: boolean
}

/** A search field that sends its words in the address, without a script. */
export function SearchForm({ path, label, search, isLarge = false }: SearchFormProps) {
  const { title } = useSiteWords().search
  return (
    <form role="search" action={useHref()(path)} className={classNames(styles.form, isLarge && styles.large)}>
      <SearchInput
        key={search}
        label={label}
        name="q"
        size="md"
        defaultValue={search}
        maxLength={maxSearchLength}
        className={styles.field}
      />
      <Button type="submit" variant={isLarge ? 'buff' : 'primary'}>
        {title}
      </Button>
    </form>
  )
}
