import { useEffect, useState } from 'react'
import { roles, type Role } from '#domain/access/role.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { count } from '#domain/wording/counted.ts'
import type { AccountWords } from '#domain/wording/en/access/account.ts'
import type { OfficeWords } from '#domain/wording/en/office/office.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import * as styles from './account-cards.css.ts'

/** Chooses the roles that require a second factor. */
export function SecondFactorRoles() {
  const words = useAccountWords()
  const { failures } = useFailureWords().secondFactor
  const { roles: names } = useOfficeWords()
  const { othersSecondFactor } = words
  const { title } = words.secondFactor
  const { required, require, withoutFactor } = useActors().staff().secondFactor
  const { value, fetch } = useReading(required)
  const { response, input, busy, done, failure, send } = useRequest(require)
  const people = useRequest(withoutFactor)
  const [chosenRole, setChosenRole] = useState<Role>()
  const [confirming, setConfirming] = useState(false)
  useEffect(() => {
    // Also after a failure, whose request may have replaced one that was stored.
    if (!busy) fetch()
  }, [fetch, busy])

  const shown = busy ? input?.roles : (response ?? value)
  if (shown === undefined) return null
  const change = (role: Role, chosen: boolean) =>
    send({ roles: roles.filter((each) => (each === role ? chosen : shown.includes(each))), seen: shown })
  const confirmRequired = (role: Role) => {
    setChosenRole(role)
    setConfirming(true)
    people.clear()
    people.send(role)
  }

  return (
    <Card title={title} aria-label={title} className={styles.card}>
      <fieldset aria-busy={busy} className={styles.choices}>
        <legend className={styles.legend}>{othersSecondFactor.roles}</legend>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={shown.includes(role)}
            onChange={(event) => (event.target.checked ? confirmRequired(role) : change(role, false))}
          >
            {names[role]}
          </Checkbox>
        ))}
        <p role="status" className={styles.text}>
          {done && savedText(shown, words, names)}
        </p>
        {failure && (
          <Notice tone="danger">
            {failure.reason === 'ItemChanged'
              ? othersSecondFactor.changed
              : failureText(failures.update, failure)}
          </Notice>
        )}
      </fieldset>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={fill(othersSecondFactor.require, { role: chosenRole === undefined ? '' : names[chosenRole] })}
        description={
          people.response
            ? peopleText(people.response, words)
            : people.failure
              ? othersSecondFactor.unknown
              : othersSecondFactor.checking
        }
        cancelLabel={othersSecondFactor.cancel}
        confirmLabel={othersSecondFactor.confirm}
        busy={people.busy}
        busyLabel={othersSecondFactor.busy}
        onConfirm={() => {
          setConfirming(false)
          if (chosenRole !== undefined) change(chosenRole, true)
        }}
      />
    </Card>
  )
}

/** Names the people who can open only their account page from the next request on. */
const peopleText = (people: ReadonlyArray<string>, words: AccountWords): string =>
  people.length === 0
    ? words.othersSecondFactor.everyoneHasOne
    : count(words.othersSecondFactor.lacking, people.length, { names: people.join(words.separator) })

const savedText = (
  required: ReadonlyArray<Role>,
  words: AccountWords,
  roleNames: OfficeWords['roles'],
): string => {
  const names = required.map((role) => roleNames[role]).join(words.separator)
  return names === ''
    ? words.othersSecondFactor.savedNone
    : fill(words.othersSecondFactor.saved, { roles: names })
}
