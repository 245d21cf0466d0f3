import type { OwnSecondFactor } from '#domain/sign-in/second-factor/second-factor.ts'
import { fill } from '#domain/wording/template.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { CredentialForm } from './credential-form.tsx'
import * as styles from './second-factor.css.ts'

export interface SecondFactorOffProps {
  own: OwnSecondFactor
  remove: Request<string, void>
}

export function SecondFactorOff({ own: { required, recoveryCodesLeft }, remove }: SecondFactorOffProps) {
  const { secondFactor: words } = useAccountWords()
  const { busy, failure, send } = useRequest(remove)
  return (
    <>
      <p className={styles.text}>
        {fill(words.on, { left: recoveryCodesLeft })}
        {required && ` ${words.required}`}
      </p>
      {!required && (
        <CredentialForm
          name="currentPassword"
          hint={words.switchOffHint}
          action={words.switchOff}
          busy={busy}
          failure={failure}
          onSubmit={send}
        />
      )}
    </>
  )
}
