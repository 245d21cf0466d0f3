import { useState } from 'react'
import type { Entry } from '#domain/session/entry.ts'
import { passwordRule, passwordLength } from '#domain/account/account-errors.ts'
import type { AccountWords } from '#domain/wording/en/account.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useAccountWords } from '#ui/words/use-account-words.ts'
import { useOfficeWords } from '#ui/words/use-office-words.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PasswordField } from '../editor/fields/password-field.tsx'
import { useFormState, type FormErrors } from '../editor/form/use-form-state.ts'
import { LeaveGuard } from '../editor/leave-guard.tsx'
import { useSave } from '../editor/use-save.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { OwnSessionsCard } from './own-sessions-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import * as styles from './account-screen.css.ts'

type OwnValues = Readonly<Record<'name' | 'currentPassword' | 'newPassword', string>>

/** A new password is optional, and needs the current one. */
const ownErrors = (
  { name, currentPassword, newPassword }: OwnValues,
  words: AccountWords['errors'],
): FormErrors => {
  const errors: Partial<Record<keyof OwnValues, string>> = {}
  if (name.trim() === '') errors.name = words.nameRequired
  const broken = newPassword === '' ? undefined : passwordRule(newPassword, words)
  if (broken !== undefined) errors.newPassword = broken
  if (newPassword !== '' && currentPassword === '') errors.currentPassword = words.currentPasswordRequired
  return errors
}

const valuesOf = (entry: Entry | null): OwnValues => ({
  name: entry?.name ?? '',
  currentPassword: '',
  newPassword: '',
})

/** The person's own name and password (A12), second factor and sessions. */
export function AccountScreen() {
  const { ownAccount } = useActors().staff()
  const { entry, send } = useSession()
  const offersChange = useOffers()('ownAccount')
  const [saved, setSaved] = useState(false)
  const { errors, own, roles } = useAccountWords()
  const title = useOfficeWords().screens.account
  useTitle(title)

  const save = useSave(ownAccount, {
    onSaved: (item) => {
      send({ type: 'session.changed', entry: item })
      form.replace(valuesOf(item))
      setSaved(true)
    },
    onFailed: () => setSaved(false),
  })
  const form = useFormState(valuesOf(entry), (values) => ownErrors(values, errors), save.refused)
  const { name, currentPassword, newPassword } = form.values

  const submit = () => {
    setSaved(false)
    if (!form.complete) return form.showErrors()
    save.submit(undefined, newPassword === '' ? { name } : { name, currentPassword, newPassword })
  }

  return (
    <>
      <PageTitle
        title={title}
        note={entry && fill(own.note, { email: entry.email, role: roles[entry.role] })}
      />
      {offersChange && (
        <Card className={styles.card}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <fieldset disabled={save.busy} className={styles.fields}>
              <LineField label={own.name} field={form.field('name')} autoComplete="name" />
              <PasswordField
                label={own.currentPassword}
                field={form.field('currentPassword')}
                autoComplete="current-password"
                hint={own.currentPasswordHint}
                optional
              />
              <PasswordField
                label={own.newPassword}
                field={form.field('newPassword')}
                autoComplete="new-password"
                hint={fill(own.newPasswordHint, { min: passwordLength.least })}
                optional
              />
              {saved && <Notice tone="success">{own.saved}</Notice>}
              {save.failure && <Notice tone="danger">{save.failure.message}</Notice>}
            </fieldset>
            <Button type="submit" size="sm" busy={save.atWork} busyLabel={own.saving} className={styles.save}>
              {own.save}
            </Button>
          </form>
        </Card>
      )}
      <SecondFactorCard />
      <OwnSessionsCard />
      <LeaveGuard changed={form.changed} saving={save.busy} />
    </>
  )
}
