import { type ComponentProps, useEffect, useRef } from 'react'
import { TextInput } from '#ui/design/text-input/text-input.tsx'
import * as styles from './application-fields.css.ts'

export interface ResumeInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** A file that was chosen before; it is put back when the form is shown again. */
  chosen?: File | undefined
}

/** The browser's own file input: it says what was chosen, and sends it, without scripts too. */
export function ResumeInput({ chosen, ...rest }: ResumeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (chosen === undefined || input.current === null) return
    const files = new DataTransfer()
    files.items.add(chosen)
    input.current.files = files.files
  }, [chosen])
  return <TextInput {...rest} ref={input} type="file" className={styles.file} />
}
