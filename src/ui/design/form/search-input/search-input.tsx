import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import * as styles from './search-input.css.ts'

export interface SearchInputProps extends Omit<TextInputProps, 'type'> {
  /** What is searched, since the icon says nothing to those who do not see it. */
  label: string
}

export function SearchInput({ label, size = 'sm', className, ...rest }: SearchInputProps) {
  return (
    <span className={classNames(styles.place, className)}>
      <Icon name="search" size="md" className={styles.icon} />
      <TextInput aria-label={label} {...rest} type="search" size={size} className={styles.input} />
    </span>
  )
}
