import type { OfferedSecret } from '#domain/second-factor/second-factor.ts'
import { inGroups } from '#domain/second-factor/base32.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { QrCode } from '#ui/design/data/qr-code/qr-code.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { CredentialForm } from './credential-form.tsx'
import * as styles from './second-factor.css.ts'

export interface SecondFactorSetUpProps {
  required: boolean
  offer: Request<string, OfferedSecret>
  confirm: Pick<ReturnType<typeof useRequest<string, ReadonlyArray<string>>>, 'busy' | 'failure' | 'send'>
}

/** Three steps: the password, the secret, and a code made from it. */
export function SecondFactorSetUp({ required, offer, confirm }: SecondFactorSetUpProps) {
  const { response, busy, failure, send } = useRequest(offer)
  return (
    <>
      {required && <Notice>Your role requires a second factor. Set it up to open the other screens.</Notice>}
      {response === undefined ? (
        <>
          <p className={styles.text}>
            Off. If you set it up, you sign in with your password and a code from an authenticator app.
          </p>
          <CredentialForm
            key="password"
            label="Your password"
            name="currentPassword"
            action="Set up"
            busy={busy}
            failure={failure}
            onSubmit={send}
          />
        </>
      ) : (
        <>
          <p className={styles.text}>
            Scan this with your authenticator app, type the key below into it, or{' '}
            <TextLink href={response.address}>open it in an app on this device</TextLink>.
          </p>
          <QrCode value={response.address} label="QR code of the key" />
          <p className={styles.secret}>{inGroups(response.secret)}</p>
          <CredentialForm
            key="code"
            label="Code"
            name="code"
            hint="The six digits that the app shows."
            action="Switch on"
            busy={confirm.busy}
            failure={confirm.failure}
            onSubmit={confirm.send}
          />
        </>
      )}
    </>
  )
}
