import { useEffect, useState } from 'react'
import { roles, type Role } from '#domain/role.ts'
import { secondFactorWording } from '#domain/wording/account-wording.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import * as styles from './account-cards.css.ts'

const title = 'Second factor'

/** Which roles have to have a second factor. */
export function SecondFactorRoles() {
  const { required, require, lacking } = useActors().staff().secondFactor
  const { value, fetch } = useReading(required)
  const { answer, input, busy, done, failure, send } = useRequest(require)
  const without = useRequest(lacking)
  const [asked, setAsked] = useState<Role>()
  const [asking, setAsking] = useState(false)
  // Once at first, and again after each change.
  useEffect(fetch, [fetch, done])

  const shown = busy ? input : (answer ?? value)
  if (shown === undefined) return null
  const change = (role: Role, chosen: boolean) =>
    send(roles.filter((each) => (each === role ? chosen : shown.includes(each))))
  const ask = (role: Role) => {
    setAsked(role)
    setAsking(true)
    without.send(role)
  }

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
            onChange={(event) => (event.target.checked ? ask(role) : change(role, false))}
          >
            {role}
          </Checkbox>
        ))}
        <p role="status" className={styles.text}>
          {done && savedText(shown)}
        </p>
        {failure && (
          <Notice tone="danger">{failureText(secondFactorWording.failures.update, failure)}</Notice>
        )}
      </fieldset>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Require a second factor of ${asked}?`}
        description={
          without.answer
            ? lackingText(without.answer)
            : without.failure
              ? 'Who has none yet could not be read. Whoever has none finds only their account page until they set it up.'
              : 'Looking who has none yet...'
        }
        cancelLabel="Leave it"
        confirmLabel="Require it"
        busy={without.busy}
        busyLabel="Looking..."
        onConfirm={() => {
          setAsking(false)
          if (asked !== undefined) change(asked, true)
        }}
      />
    </Card>
  )
}

/** Who is confined to the account page from the next request on. */
const lackingText = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return 'Everybody in this role has one already.'
  const have = names.length === 1 ? '1 person has' : `${names.length} people have`
  return `${have} none yet: ${names.join(', ')}. From now on they find only their account page, until they set it up.`
}

const savedText = (required: ReadonlyArray<Role>): string =>
  required.length === 0
    ? 'Saved. No role has to have a second factor.'
    : `Saved. Second factor required: ${required.join(', ')}.`
