import { useEffect, useRef, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { buttonStyle } from '#ui/design/action/button/button-style.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import * as styles from './second-factor.css.ts'

export interface RecoveryCodesProps {
  codes: ReadonlyArray<string>
  onSaved: () => void
}

/** Shows the codes once, with the focus on them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { user } = useSession()
  const { recoveryCodes: words } = useAccountWords()
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])

  const heading = fill(words.of, { email: user?.email ?? '', host: window.location.host })
  const text = `${heading}\n\n${codes.join('\n')}\n`
  // Without HTTPS there is no clipboard; download and print remain.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )

  return (
    <div ref={shown} tabIndex={-1} className={styles.recovery}>
      <p>
        {words.on} {words.save}
      </p>
      <ul className={styles.codes} aria-label={words.title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied ? words.copied : words.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonStyle({ size: 'sm', variant: 'quiet' })}
        >
          {words.download}
        </a>
        <Button size="sm" variant="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
        <VisuallyHidden role="status">{copied && words.copiedText}</VisuallyHidden>
      </div>
      <div className={styles.actions}>
        <Button size="sm" onClick={onSaved}>
          {words.saved}
        </Button>
      </div>
    </div>
  )
}
