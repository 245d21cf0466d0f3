import { useEffect, useRef, useState } from 'react'
import { secondFactorWording } from '#domain/wording/account-wording.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { buttonStyle } from '#ui/design/action/button/button-style.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import * as styles from './second-factor.css.ts'

export interface RecoveryCodesProps {
  codes: ReadonlyArray<string>
  onKept: () => void
}

/** The only time that anybody sees these codes; the focus is on them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { entry } = useSession()
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])

  const text = `Recovery codes of ${entry?.email}, ${window.location.host}\n\n${codes.join('\n')}\n`
  // Without HTTPS a browser has no clipboard for pages; the other ways remain.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )

  return (
    <div ref={shown} tabIndex={-1} className={styles.kept}>
      <p>
        {secondFactorWording.on} Keep these recovery codes: each lets you in once when your device is lost.
        They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
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
        <VisuallyHidden role="status">{copied && 'The recovery codes were copied.'}</VisuallyHidden>
      </div>
      <div className={styles.ways}>
        <Button size="sm" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
