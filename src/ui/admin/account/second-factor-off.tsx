import type { OwnSecondFactor } from '#domain/second-factor/second-factor.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { CredentialForm } from './credential-form.tsx'
import * as styles from './second-factor.css.ts'

export interface SecondFactorOffProps {
  own: OwnSecondFactor
  remove: Request<string, void>
}

export function SecondFactorOff({ own: { required, recoveryCodesLeft }, remove }: SecondFactorOffProps) {
  const { busy, failure, send } = useRequest(remove)
  return (
    <>
      <p className={styles.text}>
        On. You sign in with a code from your authenticator app. Recovery codes left: {recoveryCodesLeft}.
        {required && ' Your role requires it.'}
      </p>
      {!required && (
        <CredentialForm
          label="Your password"
          name="currentPassword"
          hint="To get new recovery codes, switch it off and on again."
          action="Switch off"
          busy={busy}
          failure={failure}
          onSubmit={send}
        />
      )}
    </>
  )
}
