import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import * as styles from './search-input.css.ts'

interface SearchInputProps extends Omit<TextInputProps, 'type'> {
  /** The accessible name. */
  label: string
}

/** A search field for a toolbar or a list. It needs no Field: its label is visually hidden. */
export function SearchInput({ label, size = 'sm', className, ...rest }: SearchInputProps) {
  return (
    <span className={classNames(styles.place, className)}>
      <Icon name="search" size="md" className={styles.icon} />
      <TextInput aria-label={label} {...rest} type="search" size={size} className={styles.input} />
    </span>
  )
}
