import { useEffect, useRef, useState } from 'react'
import type { ResetLink } from '#domain/account/password-reset.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useAccountWords } from '#ui/words/use-account-words.ts'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './account-cards.css.ts'

/** Shows a link to copy, with the focus on it. */
export function ResetLinkField({ link: { address, until, mailed } }: { link: ResetLink }) {
  const { resetLink: words } = useAccountWords()
  const { shortTime } = useTimes()
  const [copied, setCopied] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [address])

  // Without HTTPS there is no clipboard; the link is selected then.
  const copy = () => {
    field.current?.focus()
    navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => {},
    )
  }

  return (
    <div className={styles.link}>
      <Field
        label={words.label}
        hint={fill(mailed ? words.mailed : words.notMailed, { time: shortTime(until) })}
      >
        <TextInput ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied === address ? words.copied : words.copy}
        </Button>
        <VisuallyHidden role="status">{copied === address && words.copiedText}</VisuallyHidden>
      </div>
    </div>
  )
}
