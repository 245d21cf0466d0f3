import { useState } from 'react'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { useDone } from '../../screen-parts/use-done.ts'
import * as styles from './save-view-dialog.css.ts'

export interface SaveViewDialogProps {
  kind: MailKind
  address: string
  onClose: () => void
}

/** Names an address of the inbox. Open as long as it is rendered. */
export function SaveViewDialog({ kind, address, onClose }: SaveViewDialogProps) {
  const { views: words } = useDeskWords()
  const { done, busy, failure, send } = useRequest(useActors().staff().desk.addView)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const { element, restore } = useFormFocus()
  useDone(done, onClose)
  useDone(failure !== null, restore)
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()}>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogDescription>{words.text}</DialogDescription>
      <form
        ref={element}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send({ kind, name, address, shared })
        }}
      >
        <Field
          label={words.viewName}
          error={serverSentence(failure?.fields?.['name'] ?? failure?.fields?.['address'])}
        >
          <TextInput required maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
          {words.shared}
        </Checkbox>
        {failure && failure.fields === undefined && <Notice tone="danger">{words.failed}</Notice>}
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" size="sm" busy={busy}>
            {words.saveIt}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
