import type { OfferedSecret } from '#domain/sign-in/second-factor/second-factor.ts'
import { inGroups } from '#domain/sign-in/second-factor/base32.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { QrCode } from '#ui/design/data/qr-code/qr-code.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { CredentialForm } from './credential-form.tsx'
import * as styles from './second-factor.css.ts'

export interface SecondFactorSetUpProps {
  /** Whether it is on already, with another device or other recovery codes. */
  isOn: boolean
  required: boolean
  offer: Request<string, OfferedSecret>
  confirm: Pick<ReturnType<typeof useRequest<string, ReadonlyArray<string>>>, 'busy' | 'failure' | 'send'>
}

/** Three steps: the password, the secret, and a code made from it. */
export function SecondFactorSetUp({ isOn, required, offer, confirm }: SecondFactorSetUpProps) {
  const { secondFactor: words } = useAccountWords()
  const { response, busy, failure, send } = useRequest(offer)
  return (
    <>
      {required && <Notice>{words.roleRequires}</Notice>}
      {response === undefined ? (
        <>
          <p className={styles.text}>{isOn ? words.again : words.off}</p>
          <CredentialForm
            key="password"
            name="currentPassword"
            action={isOn ? words.setUpAgain : words.setUp}
            busy={busy}
            failure={failure}
            onSubmit={send}
          />
        </>
      ) : (
        <>
          <p className={styles.text}>
            <Sentence of={words.scan} open={<TextLink href={response.address}>{words.open}</TextLink>} />
          </p>
          <QrCode value={response.address} label={words.picture} />
          <p className={styles.secret}>{inGroups(response.secret)}</p>
          <CredentialForm
            key="code"
            name="code"
            focused
            hint={words.codeHint}
            action={words.switchOn}
            busy={confirm.busy}
            failure={confirm.failure}
            onSubmit={confirm.send}
          />
        </>
      )}
    </>
  )
}
