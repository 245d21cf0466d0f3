import { useEffect, useRef, useState } from 'react'
import type { ResetLink } from '#domain/account/password-reset.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { shortTime } from '../screen-parts/times.ts'
import * as styles from './account-cards.css.ts'

/** Shows a link to copy, with the focus on it. */
export function ResetLinkField({ link: { address, until, mailed } }: { link: ResetLink }) {
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
        label="Link"
        hint={`Valid until ${shortTime(until)}. ${mailed ? 'It was also sent by email.' : 'Copy it now: it is not shown again.'}`}
      >
        <TextInput ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied === address ? 'Copied' : 'Copy link'}
        </Button>
        <VisuallyHidden role="status">{copied === address && 'Link copied.'}</VisuallyHidden>
      </div>
    </div>
  )
}
