import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as control from '../field/control.css.ts'
import { beside } from '../field/field.css.ts'
import { useFieldControl } from '../field/field-control.ts'
import * as styles from './text-area.css.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Says how much of `maxLength` is used, below at the end. */
  countText?: ((used: number, most: number) => string) | undefined
  /** Shows the counter. */
  counted?: boolean | undefined
  /** Counts towards this length instead of `maxLength`, which cuts off what is pasted. */
  countTo?: number | undefined
  /** Grows with its text, from `rows` on, in browsers that can do that. */
  grows?: boolean | undefined
}

/** `rows` counts for nothing where the box grows; the rest is its padding and border. */
const grownFrom = (rows: number) => ({ minBlockSize: `calc(${rows}lh + 24px)` })

const usedOfMost = (used: number, most: number) => `${used} of ${most}`

export function TextArea(props: TextAreaProps) {
  const { counted, countTo, countText = usedOfMost, grows, onChange, className, style, ...rest } = props
  const field = useFieldControl()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const used = rest.value === undefined ? typed : String(rest.value).length
  const most = countTo ?? rest.maxLength
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
        className={classNames(control.control, styles.textArea, grows && styles.grows, className)}
        style={grows && rest.rows ? { ...grownFrom(rest.rows), ...style } : style}
      />
      {counted && most !== undefined && <span className={beside}>{countText(used, most)}</span>}
    </>
  )
}
