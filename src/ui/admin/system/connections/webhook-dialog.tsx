import { type FormEvent, useState } from 'react'
import {
  maxWebhookName,
  webhookEvents,
  type MadeWebhook,
  type Webhook,
  type WebhookEvent,
} from '#domain/connections/webhook.ts'
import { fill } from '#domain/wording/template.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useWebhooks } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { CheckboxGroup } from '#ui/design/form/checkbox-group/checkbox-group.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { CopyField } from '../../screen-parts/copy-field.tsx'
import { RequestFailed } from '../../screen-parts/request-failed.tsx'
import { useDone } from '../../screen-parts/use-done.ts'
import * as styles from './connections.css.ts'

export interface WebhookDialogProps {
  /** The webhook to change; without it one is made. */
  webhook?: Webhook | undefined
  onClose: () => void
}

const secretIn = (webhook: Webhook | MadeWebhook | undefined) =>
  webhook !== undefined && 'secret' in webhook ? webhook.secret : undefined

/** Makes a webhook and shows its secret once, changes one, or makes a new secret. Open as long as it is rendered. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const actors = useWebhooks()
  const saving = useRequest(actors.save)
  const renewing = useRequest(actors.renewSecret)
  const words = useConnectionWords().webhooks
  const { dialog } = words
  const secret = secretIn(saving.response ?? renewing.response)
  const busy = saving.busy || renewing.busy
  const failure = saving.failure ?? renewing.failure
  const [name, setName] = useState(webhook?.name ?? '')
  const [address, setAddress] = useState(webhook?.address ?? '')
  const [events, setEvents] = useState<ReadonlyArray<WebhookEvent>>(webhook?.events ?? ['enquiry.received'])
  const [on, setOn] = useState(webhook?.on ?? true)
  const { element, restore } = useFormFocus()
  useDone(saving.done && secret === undefined, onClose)
  useDone(failure !== null, restore)
  const errorOf = (field: 'name' | 'address' | 'events') => serverSentence(failure?.fields?.[field])
  // After a new secret the form comes back with what was typed.
  const close = webhook !== undefined && secret !== undefined ? renewing.clear : onClose
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.send({ before: webhook, webhook: { name, address, events, on } })
  }
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && close()}>
      <DialogTitle>{webhook === undefined ? dialog.title : dialog.editTitle}</DialogTitle>
      <DialogDescription>{dialog.text}</DialogDescription>
      {secret === undefined ? (
        <form ref={element} noValidate onSubmit={submit} className={styles.form}>
          <Field label={dialog.name} error={errorOf('name')}>
            <TextInput
              required
              maxLength={maxWebhookName}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label={words.address} hint={dialog.addressHint} error={errorOf('address')}>
            <TextInput
              required
              type="url"
              dir="ltr"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
          <Field label={words.events} group error={errorOf('events')}>
            <CheckboxGroup
              options={webhookEvents.map((event) => ({ value: event, label: words.eventNames[event] }))}
              value={events}
              onChange={setEvents}
            />
          </Field>
          <Checkbox checked={on} onChange={(event) => setOn(event.target.checked)}>
            {dialog.on}
          </Checkbox>
          <RequestFailed failure={failure} wording={words.failures.save} />
          <div className={styles.actions}>
            {webhook !== undefined && (
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => renewing.send(webhook.id)}>
                {dialog.newSecret}
              </Button>
            )}
            <Button size="sm" variant="quiet" disabled={busy} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button size="sm" type="submit" busy={busy} busyLabel={dialog.saving}>
              {dialog.save}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.form}>
          <CopyField
            value={secret}
            hint={fill(webhook === undefined ? dialog.onceOnly : dialog.bothSign, { name })}
            words={dialog.made}
          />
          <div className={styles.actions}>
            <Button size="sm" onClick={close}>
              {dialog.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
