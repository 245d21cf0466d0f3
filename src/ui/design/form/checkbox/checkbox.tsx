import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { classNames } from '../../style/class-names.ts'
import { useFieldControl } from '../field/field-control.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import * as styles from './checkbox.css.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shows that some, but not all, of the rows it represents are selected. */
  indeterminate?: boolean | undefined
}

/** Turns one option on or off. The children are the label; without children, set `aria-label`. */
export function Checkbox({ indeterminate = false, className, children, ref, ...rest }: CheckboxProps) {
  const field = useFieldControl()
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classNames(styles.checkbox, className)}>
      <span className={styles.place}>
        <input {...field} {...rest} ref={box} type="checkbox" className={styles.box} />
        <Icon name="check" className={styles.tick} />
        <Icon name="minus" className={styles.dash} />
      </span>
      {children}
    </label>
  )
}
