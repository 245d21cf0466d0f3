import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as control from '../field/control.css.ts'
import { beside } from '../field/field.css.ts'
import { useFieldControl } from '../field/field-control.ts'
import * as styles from './text-area.css.ts'
import { fill, useDesignWords } from '../../words/use-design-words.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Shows how much of the maximum length is used. */
  counted?: boolean | undefined
  /** The maximum for the counter: unlike `maxLength`, it does not truncate pasted text. */
  countTo?: number | undefined
  /** Grows with its text, starting at `rows`, in browsers that support `field-sizing`. */
  grows?: boolean | undefined
}

/** Browsers ignore `rows` for a growing text area. 24 px are padding and border. */
const minBlockSizeOf = (rows: number) => ({ minBlockSize: `calc(${rows}lh + 24px)` })

/** A text field of several lines, optionally with a counter. Use a TextInput for one line. */
export function TextArea(props: TextAreaProps) {
  const { counted, countTo, grows, onChange, className, style, ...rest } = props
  const words = useDesignWords()
  const field = useFieldControl()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const used = rest.value === undefined ? typed : String(rest.value).length
  const max = countTo ?? rest.maxLength
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
        style={grows && rest.rows ? { ...minBlockSizeOf(rest.rows), ...style } : style}
      />
      {counted && max !== undefined && <span className={beside}>{fill(words.used, { used, max })}</span>}
    </>
  )
}
