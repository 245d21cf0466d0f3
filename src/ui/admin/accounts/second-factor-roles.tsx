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

/** Chooses the roles that require a second factor. */
export function SecondFactorRoles() {
  const { required, require, withoutFactor } = useActors().staff().secondFactor
  const { value, fetch } = useReading(required)
  const { response, input, busy, done, failure, send } = useRequest(require)
  const people = useRequest(withoutFactor)
  const [chosenRole, setChosenRole] = useState<Role>()
  const [confirming, setConfirming] = useState(false)
  useEffect(fetch, [fetch, done])

  const shown = busy ? input : (response ?? value)
  if (shown === undefined) return null
  const change = (role: Role, chosen: boolean) =>
    send(roles.filter((each) => (each === role ? chosen : shown.includes(each))))
  const confirmRequired = (role: Role) => {
    setChosenRole(role)
    setConfirming(true)
    people.send(role)
  }

  return (
    <Card title={title} aria-label={title} className={styles.card}>
      <fieldset aria-busy={busy} className={styles.choices}>
        <legend className={styles.legend}>
          Roles that require a second factor. Anyone without one must set it up first.
        </legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={shown.includes(role)}
            onChange={(event) => (event.target.checked ? confirmRequired(role) : change(role, false))}
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
        open={confirming}
        onOpenChange={setConfirming}
        title={`Require a second factor of ${chosenRole}?`}
        description={
          people.response
            ? peopleText(people.response)
            : people.failure
              ? 'The people without one could not be fetched. They can open only their account page until they set it up.'
              : 'Checking who has none yet...'
        }
        cancelLabel="Cancel"
        confirmLabel="Require it"
        busy={people.busy}
        busyLabel="Checking..."
        onConfirm={() => {
          setConfirming(false)
          if (chosenRole !== undefined) change(chosenRole, true)
        }}
      />
    </Card>
  )
}

/** Names the people who can open only their account page from the next request on. */
const peopleText = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return 'Everyone in this role has one already.'
  const have = names.length === 1 ? '1 person has' : `${names.length} people have`
  return `${have} none yet: ${names.join(', ')}. They can open only their account page until they set it up.`
}

const savedText = (required: ReadonlyArray<Role>): string =>
  required.length === 0
    ? 'Saved. No role requires a second factor.'
    : `Saved. Second factor required: ${required.join(', ')}.`
