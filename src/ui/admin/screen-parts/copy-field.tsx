import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import * as styles from './copy-field.css.ts'

interface CopyFieldProps {
  value: string
  hint: ReactNode
  words: {
    readonly label: string
    readonly copy: string
    readonly copied: string
    /** For screen readers. */
    readonly copiedText: string
  }
}

/** Shows a text to copy, with the focus on it. */
export function CopyField({ value, hint, words }: CopyFieldProps) {
  const [copied, setCopied] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [value])

  // Without HTTPS there is no clipboard; the text is selected then.
  const copy = () => {
    field.current?.focus()
    navigator.clipboard?.writeText(value).then(
      () => setCopied(value),
      () => {},
    )
  }

  return (
    <div className={styles.copy}>
      <Field label={words.label} hint={hint}>
        <TextInput ref={field} readOnly value={value} onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied === value ? words.copied : words.copy}
        </Button>
        <VisuallyHidden role="status">{copied === value && words.copiedText}</VisuallyHidden>
      </div>
    </div>
  )
}
