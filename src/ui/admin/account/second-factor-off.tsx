import type { OwnSecondFactor } from '#domain/second-factor/second-factor.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { AskedField } from './asked-field.tsx'
import * as styles from './second-factor.css.ts'

export interface SecondFactorOffProps {
  own: OwnSecondFactor
  remove: Request<string, void>
}

/** A second factor that is on, and how to be rid of it. */
export function SecondFactorOff({ own: { required, recoveryCodesLeft }, remove }: SecondFactorOffProps) {
  const { busy, failure, send } = useRequest(remove)
  return (
    <>
      <p className={styles.text}>
        On: signing in asks for a code of your authenticator app. Recovery codes left: {recoveryCodesLeft}.
        {required && ' Your role has to have it.'}
      </p>
      {!required && (
        <AskedField
          label="Your password"
          name="currentPassword"
          hint="For new recovery codes, switch it off and on again."
          action="Switch off"
          busy={busy}
          failure={failure}
          onSubmit={send}
        />
      )}
    </>
  )
}
