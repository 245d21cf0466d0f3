import type { ReactNode } from 'react'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { UnsavedNotice } from './form/unsaved-notice.tsx'
import { FormLanguagesContext } from './translations/form-languages.ts'
import { UploadsContext } from './uploads.ts'
import type { Edited, useEditor } from './use-editor.ts'

/** The parts of an editor that do not depend on the type of its item. */
export type EditorState<Values extends Form> = Omit<
  ReturnType<typeof useEditor<Values, Edited>>,
  'current' | 'follow' | 'take'
>

export interface EditorFrameProps<Values extends Form> {
  editor: EditorState<Values>
  title: string
  /** Such as 'article'. */
  one: string
  children: ReactNode
}

/** The form element of every editor, with its notices and dialogs. */
export function EditorFrame<Values extends Form>({ editor, title, one, children }: EditorFrameProps<Values>) {
  const { element, form, save, submit, confirmation, other, otherBy, version, unsaved, languages } = editor
  return (
    <UploadsContext value={{ of: save.uploadOf, retry: submit }}>
      {unsaved.offered && <UnsavedNotice {...unsaved} offered={unsaved.offered} changed={form.changed} />}
      {other && <ChangedNotice key={version} by={otherBy} one={one} open={form.open} />}
      <form
        ref={element}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormLanguagesContext value={languages}>{children}</FormLanguagesContext>
      </form>
      <ConfirmDialog
        open={confirmation.open}
        onOpenChange={confirmation.cancel}
        title="Save these changes?"
        description={confirmation.consequences}
        cancelLabel="Go on editing"
        confirmLabel="Save changes"
        onConfirm={confirmation.send}
      />
      <LeaveGuard changed={form.changed} saving={save.busy} />
    </UploadsContext>
  )
}
