import { useRef } from 'react'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { useSignInProvider } from '../../screen-parts/sign-in-provider.ts'
import { PasskeyOffer } from './passkey/passkey-offer.tsx'
import { ProviderLink } from './provider/provider-link.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
import * as styles from './sign-in.css.ts'

export interface SignInAgainProps extends Omit<SignInFormProps, 'email'> {
  open: boolean
  user: SignedInUser
  /** A passkey has opened a session of the same person. */
  onOpened: () => void
  onSignOut: () => void
}

/**
 * Renews an expired session in a dialog; the screen below stays as it is. People of the provider have neither password
 * nor passkey here: they sign in there, and come back to the screen.
 */
export function SignInAgain({ open, user, onOpened, onSignOut, ...form }: SignInAgainProps) {
  const { signInAgain: words } = useSignInWords()
  const signInProvider = useSignInProvider()
  const provider = user.fromProvider && signInProvider
  const dialog = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      ref={dialog}
      open={open}
      onOpenChange={() => {}}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        dialog.current?.querySelector<HTMLElement>('[name=password], a')?.focus()
      }}
      onCloseAutoFocus={() => setTimeout(focusScreen)}
    >
      <DialogTitle>{words.title}</DialogTitle>
      <DialogDescription>
        {provider ? fill(words.textOfProvider, { provider: provider.label }) : words.text}
      </DialogDescription>
      {provider ? (
        <ProviderLink provider={provider} />
      ) : (
        <>
          <SignInForm {...form} email={user.email} />
          <PasskeyOffer
            disabled={form.busy}
            // The screen below is this person's: a session of another one ends.
            onOpened={(opened) => (opened.id === user.id ? onOpened() : onSignOut())}
          />
        </>
      )}
      <p className={styles.other}>
        {fill(words.another, user)}{' '}
        <Button variant="ghost" size="sm" onClick={onSignOut}>
          {words.signOut}
        </Button>
      </p>
    </Dialog>
  )
}

/** Moves the focus to the screen if the focused element is gone or disabled. */
const focusScreen = () => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus()
}
