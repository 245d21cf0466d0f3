import { useEffect, useRef } from 'react'
import { secondFactorWording } from '#domain/account-wording.ts'
import { Button } from '#ui/design/button/button.tsx'
import * as styles from './second-factor.css.ts'

export interface RecoveryCodesProps {
  codes: ReadonlyArray<string>
  onKept: () => void
}

/** The only time that anybody sees these codes; the focus is on them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div ref={shown} tabIndex={-1} className={styles.body}>
      <p>
        {secondFactorWording.on} Keep these recovery codes: each lets you in once when your device is lost.
        They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
