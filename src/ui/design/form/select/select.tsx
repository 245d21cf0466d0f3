import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as control from '../field/control.css.ts'
import { useFieldControl } from '../field/field-control.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import type { controlSizes } from '../text-input/text-input.tsx'
import * as styles from './select.css.ts'

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: (typeof controlSizes)[number] | undefined
  /** The label of a first option with an empty value. */
  placeholder?: string | undefined
}

/** A native select for four and more options. Use SegmentedRadioGroup for two or three. */
export function Select({ size = 'md', placeholder, className, children, ...rest }: SelectProps) {
  const field = useFieldControl()
  return (
    <span className={classNames(styles.place, className)}>
      <select
        {...field}
        {...rest}
        className={classNames(control.control, size === 'sm' && control.small, styles.select)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <Icon name="chevron-down" className={styles.arrow} />
    </span>
  )
}
