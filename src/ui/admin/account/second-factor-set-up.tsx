import type { OfferedSecret } from '#domain/second-factor/second-factor.ts'
import { inGroups } from '#domain/second-factor/base32.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { QrCode } from '#ui/design/data/qr-code/qr-code.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { AskedField } from './asked-field.tsx'
import * as styles from './second-factor.css.ts'

export interface SecondFactorSetUpProps {
  required: boolean
  offer: Request<string, OfferedSecret>
  confirm: Pick<ReturnType<typeof useRequest<string, ReadonlyArray<string>>>, 'busy' | 'failure' | 'send'>
}

/** From no second factor to one: the password, then the secret, then a code of it. */
export function SecondFactorSetUp({ required, offer, confirm }: SecondFactorSetUpProps) {
  const { answer, busy, failure, send } = useRequest(offer)
  return (
    <>
      {required && (
        <Notice>Your role has to have a second factor. Until it is set up only this page is open.</Notice>
      )}
      {answer === undefined ? (
        <>
          <p className={styles.text}>
            Off. With it, signing in asks for a code of an authenticator app beside your password.
          </p>
          <AskedField
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
            <TextLink href={answer.address}>open it in an app on this device</TextLink>.
          </p>
          <QrCode value={answer.address} label="QR code of the key" />
          <p className={styles.secret}>{inGroups(answer.secret)}</p>
          <AskedField
            key="code"
            label="Code"
            name="code"
            hint="The six digits that the app shows now."
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
