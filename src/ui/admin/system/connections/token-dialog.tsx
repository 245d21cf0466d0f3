import { type FormEvent, useState } from 'react'
import { apiTokenErrors, maxTokenName, tokenDays, type ApiToken } from '#domain/connections/api-token.ts'
import type { Scope } from '#domain/connections/scope.ts'
import { day } from '#domain/time/durations.ts'
import { fill } from '#domain/wording/template.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { apiTokenActors } from '#ui/actors/connections/api-token-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { CopyField } from '../../screen-parts/copy-field.tsx'
import { useDone } from '../../screen-parts/use-done.ts'
import * as styles from './connections.css.ts'
import { ScopeTable } from './scope-table.tsx'

const untilOf = (lifetime: string) => {
  if (lifetime === 'never') return ''
  const days = lifetime === 'month' ? tokenDays.short : tokenDays.usual
  return new Date(Date.now() + days * day).toISOString()
}

export interface TokenDialogProps {
  /** The token to renew; without it one is made. */
  token?: ApiToken | undefined
  onClose: () => void
}

/** Makes a token and shows it once, or renews one. Open as long as it is rendered. */
export function TokenDialog({ token, onClose }: TokenDialogProps) {
  const tokens = useActors().staff().connections.tokens(apiTokenActors)
  const making = useRequest(tokens.make)
  const renewing = useRequest(tokens.renew)
  const { response } = making
  const { busy, failure } = token === undefined ? making : renewing
  const words = useConnectionWords().dialog
  useDone(renewing.done, onClose)
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onClose()}>
      <DialogTitle>{token === undefined ? words.title : words.renewTitle}</DialogTitle>
      <DialogDescription>
        {token === undefined ? words.text : fill(words.renewText, { name: token.name })}
      </DialogDescription>
      {response === undefined ? (
        <TokenForm
          token={token}
          errors={failure?.fields}
          busy={busy}
          onCancel={onClose}
          onSend={(sent) =>
            token === undefined ? making.send(sent) : renewing.send({ id: token.id, ...sent })
          }
        />
      ) : (
        <div className={styles.form}>
          <CopyField
            value={response.token}
            hint={fill(words.onceOnly, { name: response.name })}
            words={words.made}
          />
          <div className={styles.actions}>
            <Button size="sm" onClick={onClose}>
              {words.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface Sent {
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly until: string
  readonly currentPassword: string
}

interface TokenFormProps {
  token: ApiToken | undefined
  errors: Readonly<Record<string, string>> | undefined
  busy: boolean
  onCancel: () => void
  onSend: (sent: Sent) => void
}

function TokenForm({ token, errors, busy, onCancel, onSend }: TokenFormProps) {
  const words = useConnectionWords().dialog
  // Such a person has no password: the server goes by the age of the session.
  const { user } = useSession()
  const isProvided = user?.fromProvider === true
  const { element, restore } = useFormFocus()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ReadonlyArray<Scope>>(token?.scopes ?? [])
  const [lifetime, setLifetime] = useState('year')
  const [currentPassword, setPassword] = useState('')
  const isNew = token === undefined
  const mayLast = scopes.every((scope) => scope.endsWith(':read'))
  const [wasSent, setWasSent] = useState(false)
  // The server would count an empty one as a wrong one.
  const lacksPassword = !isProvided && currentPassword === ''
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const errorOf = (field: keyof Sent) => serverSentence(refused[field] ?? errors?.[field])
  useDone(errors !== undefined, restore)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = { name, scopes, until: untilOf(lifetime), currentPassword }
    const wrong = isNew && user !== null ? apiTokenErrors(sent, { now: Date.now(), role: user.role }) : {}
    setRefused(wrong)
    setWasSent(true)
    if (lacksPassword || Object.keys(wrong).length > 0) restore()
    else onSend(sent)
  }
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.form}>
      {isNew && (
        <>
          <Field label={words.name} hint={words.nameHint} error={errorOf('name')}>
            <TextInput
              required
              maxLength={maxTokenName}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label={words.scopes} group hint={words.scopesHint} error={errorOf('scopes')}>
            <ScopeTable scopes={scopes} onChange={setScopes} />
          </Field>
        </>
      )}
      <Field label={words.until} group hint={words.untilHint} error={errorOf('until')}>
        <SegmentedRadioGroup
          value={lifetime}
          onChange={setLifetime}
          options={[
            { value: 'month', label: words.month },
            { value: 'year', label: words.year },
            ...(mayLast ? [{ value: 'never', label: words.never }] : []),
          ]}
        />
      </Field>
      {isProvided ? (
        errors?.['currentPassword'] && <Notice tone="danger">{errorOf('currentPassword')}</Notice>
      ) : (
        <Field
          label={words.password}
          error={wasSent && lacksPassword ? words.passwordRequired : errorOf('currentPassword')}
        >
          <PasswordInput
            required
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" type="submit" busy={busy} busyLabel={words.saving}>
          {isNew ? words.make : words.renewIt}
        </Button>
      </div>
    </form>
  )
}
