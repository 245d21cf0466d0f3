import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import * as control from '../field/control.css.ts'
import { beside } from '../field/field.css.ts'
import { useFieldControl } from '../field/field-control.ts'
import * as styles from './text-area.css.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Says how much of `maxLength` is used, below at the end. */
  countText?: ((used: number, most: number) => string) | undefined
  /** Shows the counter. */
  counted?: boolean | undefined
}

const usedOfMost = (used: number, most: number) => `${used} of ${most}`

export function TextArea({ counted, countText = usedOfMost, onChange, className, ...rest }: TextAreaProps) {
  const field = useFieldControl()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const used = rest.value === undefined ? typed : String(rest.value).length
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  return (
    <>
      <textarea
        {...field}
        {...rest}
        onChange={count}
        className={classNames(control.control, styles.textArea, className)}
      />
      {counted && rest.maxLength !== undefined && (
        <span className={beside}>{countText(used, rest.maxLength)}</span>
      )}
    </>
  )
}
