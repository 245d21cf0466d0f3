import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from '../field/control.css.ts'
import { useFieldControl } from '../field/field-control.ts'

export const controlSizes = ['md', 'sm'] as const

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: (typeof controlSizes)[number] | undefined
}

/** A text field of one line, inside a Field. Use PasswordInput, SearchInput or TextArea for their kinds of text. */
export function TextInput({ size = 'md', className, ...rest }: TextInputProps) {
  const field = useFieldControl()
  return (
    <input
      {...field}
      {...rest}
      className={classNames(styles.control, size === 'sm' && styles.small, className)}
    />
  )
}
