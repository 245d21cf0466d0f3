import type { ReactNode } from 'react'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { UnsavedNotice } from './form/unsaved-notice.tsx'
import { UploadsContext } from './uploads.ts'
import type { Edited, useEditor } from './use-editor.ts'

/** An editor without what depends on the type of its item. */
export type EditorState<Values extends Form> = Omit<
  ReturnType<typeof useEditor<Values, Edited>>,
  'current' | 'follow' | 'take'
>

export interface EditorFrameProps<Values extends Form> {
  editor: EditorState<Values>
  title: string
  /** What is edited, such as 'article'. */
  one: string
  children: ReactNode
}

/** What every editor has around its fields: the form, the choice between two versions, the question on leaving. */
export function EditorFrame<Values extends Form>({ editor, title, one, children }: EditorFrameProps<Values>) {
  const { element, form, save, submit, question, other, otherBy, version, unsaved } = editor
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
        {children}
      </form>
      <ConfirmDialog
        open={question.open}
        onOpenChange={question.keep}
        title="Save these changes?"
        description={question.consequences}
        cancelLabel="Go on editing"
        confirmLabel="Save changes"
        onConfirm={question.send}
      />
      <LeaveGuard changed={form.changed} saving={save.busy} />
    </UploadsContext>
  )
}
