import { useEffect, useRef, useState } from 'react'
import type { ResetLink } from '#domain/account/password-reset.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { shortTime } from '../screen-parts/times.ts'
import * as styles from './account-cards.css.ts'

/** A link that is to be handed over, with the focus on it. */
export function ResetLinkField({ link: { address, until, mailed } }: { link: ResetLink }) {
  const [copied, setCopied] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [address])

  // Without HTTPS a browser has no clipboard for pages; then the link stands selected.
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
        hint={`Good until ${shortTime(until)}. ${mailed ? 'It has been mailed, too.' : 'Hand it over now: it is shown only here.'}`}
      >
        <TextInput ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied === address ? 'Copied' : 'Copy link'}
        </Button>
        <VisuallyHidden role="status">{copied === address && 'The link was copied.'}</VisuallyHidden>
      </div>
    </div>
  )
}
