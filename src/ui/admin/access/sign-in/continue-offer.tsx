import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Avatar } from '#ui/design/data/avatar/avatar.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import * as styles from './sign-in.css.ts'

export interface ContinueOfferProps {
  user: SignedInUser
  busy: boolean
  onContinue: () => void
}

/** Enters with the session that this browser still has. */
export function ContinueOffer({ user, busy, onContinue }: ContinueOfferProps) {
  const { signIn } = useSignInWords()
  const { roles } = useOfficeWords()
  const button = useRef<HTMLButtonElement>(null)

  // The offer arrives after the form, and leaves the focus there once the person has typed.
  useEffect(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement) || activeElement.value === '') button.current?.focus()
  }, [])

  return (
    <div className={styles.offer}>
      <Button
        ref={button}
        variant="quiet"
        wide
        busy={busy}
        busyLabel={signIn.continuing}
        onClick={onContinue}
      >
        <Avatar name={user.name} />
        <span className={styles.person}>
          {fill(signIn.continueAs, { person: user.name || user.email })}
          <small className={styles.role}>{roles[user.role]}</small>
        </span>
      </Button>
      <p className={styles.hint}>{signIn.another}</p>
    </div>
  )
}
