import { useEffect } from 'react'
import { roles, type Role } from '#domain/access/role.ts'
import { secondFactorWording } from '#domain/account-wording.ts'
import { failureText } from '#domain/failure-wording.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { useReading } from '#ui/actors/use-reading.ts'
import { useRequest } from '#ui/actors/use-request.ts'
import { Card } from '#ui/design/card/card.tsx'
import { Checkbox } from '#ui/design/checkbox/checkbox.tsx'
import { Notice } from '#ui/design/notice/notice.tsx'
import * as styles from './account-cards.css.ts'

const title = 'Second factor'

/** Which roles have to have a second factor. */
export function SecondFactorRoles() {
  const { required, require } = useActors().staff().secondFactor
  const { value, fetch } = useReading(required)
  const { answer, input, busy, done, failure, send } = useRequest(require)
  // Once at first, and again after each change.
  useEffect(fetch, [fetch, done])

  const shown = busy ? input : (answer ?? value)
  if (shown === undefined) return null
  const change = (role: Role, chosen: boolean) =>
    send(roles.filter((each) => (each === role ? chosen : shown.includes(each))))

  return (
    <Card title={title} aria-label={title} className={styles.card}>
      <fieldset aria-busy={busy} className={styles.choices}>
        <legend className={styles.legend}>
          These roles have to have one. Whoever has none yet sets it up first.
        </legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={shown.includes(role)}
            onChange={(event) => change(role, event.target.checked)}
          >
            {role}
          </Checkbox>
        ))}
        {failure && (
          <Notice tone="danger">{failureText(secondFactorWording.failures.update, failure)}</Notice>
        )}
      </fieldset>
    </Card>
  )
}
