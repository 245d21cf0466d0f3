import { useEffect, useRef, useState } from 'react'
import { secondFactorWording } from '#domain/wording/account-wording.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { buttonStyle } from '#ui/design/action/button/button-style.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import * as styles from './second-factor.css.ts'

export interface RecoveryCodesProps {
  codes: ReadonlyArray<string>
  onSaved: () => void
}

/** Shows the codes once, with the focus on them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { entry } = useSession()
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])

  const text = `Recovery codes of ${entry?.email}, ${window.location.host}\n\n${codes.join('\n')}\n`
  // Without HTTPS there is no clipboard; download and print remain.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )

  return (
    <div ref={shown} tabIndex={-1} className={styles.recovery}>
      <p>
        {secondFactorWording.on} Save these recovery codes. Each signs you in once if you lose your device.
        They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonStyle({ size: 'sm', variant: 'quiet' })}
        >
          Download
        </a>
        <Button size="sm" variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
        <VisuallyHidden role="status">{copied && 'Recovery codes copied.'}</VisuallyHidden>
      </div>
      <div className={styles.actions}>
        <Button size="sm" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
