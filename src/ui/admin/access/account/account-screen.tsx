import { useState } from 'react'
import { permits } from '#domain/access/permission.ts'
import { interfaceLanguages, type Language } from '#domain/language/language.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { passwordRule, passwordLength } from '#domain/sign-in/account/account-errors.ts'
import type { SignInWords } from '#domain/wording/en/access/sign-in.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PasswordField } from '../../editor/fields/password-field.tsx'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { useFormState, type FormErrors } from '../../editor/form/use-form-state.ts'
import { LeaveGuard } from '../../editor/saving/leave-guard.tsx'
import { useSave } from '../../editor/saving/use-save.ts'
import { useSignInProvider } from '../../screen-parts/sign-in-provider.ts'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import { useTitle } from '../../screen-parts/use-title.ts'
import { SignInFailure } from '../sign-in/sign-in-failure.tsx'
import { EmailPreferencesCard } from './email-preferences-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { OwnSessionsCard } from './own-sessions-card.tsx'
import { ProviderCard } from './provider-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import * as styles from './account-screen.css.ts'

type OwnValues = Readonly<Record<'name' | 'language' | 'currentPassword' | 'newPassword', string>>

/** A new password is optional, and needs the current one. */
const ownErrors = (
  { name, currentPassword, newPassword }: OwnValues,
  words: SignInWords['errors'],
): FormErrors => {
  const errors: Partial<Record<keyof OwnValues, string>> = {}
  if (name.trim() === '') errors.name = words.nameRequired
  const broken = newPassword === '' ? undefined : passwordRule(newPassword, words)
  if (broken !== undefined) errors.newPassword = broken
  if (newPassword !== '' && currentPassword === '') errors.currentPassword = words.currentPasswordRequired
  return errors
}

const valuesOf = (user: SignedInUser | null, shown: Language): OwnValues => ({
  name: user?.name ?? '',
  language: user?.language ?? shown.tag,
  currentPassword: '',
  newPassword: '',
})

/** The person's own name, language and password (A12), second factor and sessions. */
export function AccountScreen() {
  const { ownAccount } = useActors().staff()
  const { user, send } = useSession()
  const hasFeature = useHasFeature()
  const mayChangeAccount = hasFeature('ownAccount')
  const [saved, setSaved] = useState(false)
  const { own, singleSignOn } = useAccountWords()
  const provider = useSignInProvider()
  const providerName = provider?.label ?? singleSignOn.title
  const isProvided = user?.fromProvider === true
  const { errors } = useSignInWords()
  const { roles, screens } = useOfficeWords()
  const title = screens.account
  const shown = useInterfaceLanguage()
  const languages = interfaceLanguages(useSiteLanguages())
  const { element, remember, restore } = useFormFocus()
  useTitle(title)

  const save = useSave(ownAccount, {
    onSaved: (item) => {
      send({ type: 'session.changed', user: item })
      form.replace(valuesOf(item, shown))
      setSaved(true)
      restore()
    },
    onFailed: () => {
      setSaved(false)
      restore()
    },
  })
  const form = useFormState(valuesOf(user, shown), (values) => ownErrors(values, errors), save.refused)
  const { name, language, currentPassword, newPassword } = form.values

  const submit = () => {
    setSaved(false)
    remember()
    if (!form.complete) {
      form.showErrors()
      return restore()
    }
    const loaded = valuesOf(user, shown)
    // Sends changed fields only: an Admin may have changed the others.
    save.submit(undefined, {
      ...(name !== loaded.name && { name }),
      ...(language !== loaded.language && { language }),
      ...(newPassword !== '' && { currentPassword, newPassword }),
    })
  }

  return (
    <>
      <PageTitle title={title} note={user && fill(own.note, { email: user.email, role: roles[user.role] })} />
      {mayChangeAccount && (
        <Card className={styles.card}>
          <form
            ref={element}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <fieldset disabled={save.busy} className={styles.fields}>
              {isProvided ? (
                <p className={styles.provided}>
                  {fill(singleSignOn.fromProvider, { provider: providerName })}
                </p>
              ) : (
                <LineField label={own.name} field={form.field('name')} autoComplete="name" />
              )}
              {languages.length > 1 && (
                <Field label={own.language} group error={form.field('language').error}>
                  <SegmentedRadioGroup
                    options={languages.map(({ tag, name: label, dir }) => ({
                      value: tag,
                      label,
                      lang: tag,
                      dir,
                    }))}
                    value={language}
                    onChange={form.field('language').change}
                  />
                </Field>
              )}
              {!isProvided && (
                <>
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
                    hint={fill(own.newPasswordHint, { min: passwordLength.minimum })}
                    optional
                  />
                </>
              )}
              {saved && <Notice tone="success">{own.saved}</Notice>}
              {save.failure && save.failure.fields === undefined && <SignInFailure failure={save.failure} />}
            </fieldset>
            <Button
              type="submit"
              size="sm"
              busy={save.isSaving}
              busyLabel={own.saving}
              className={styles.save}
            >
              {own.save}
            </Button>
          </form>
        </Card>
      )}
      {user !== null && permits(user.role, 'mails.handle') && hasFeature('desk') && <EmailPreferencesCard />}
      {!isProvided && provider && <ProviderCard label={provider.label} />}
      {!isProvided && <SecondFactorCard />}
      {!isProvided && <PasskeysCard />}
      <OwnSessionsCard />
      <LeaveGuard changed={form.changed} saving={save.busy} />
    </>
  )
}
