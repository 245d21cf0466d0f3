import type { ReactNode } from 'react'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { ChangedNotice, type ChangedNoticeProps } from './conflict/changed-notice.tsx'
import { LeaveGuard } from './saving/leave-guard.tsx'
import { FieldAtContext } from './form/field-at.ts'
import { UnsavedNotice } from './form/unsaved-notice.tsx'
import { FormLanguagesContext } from './translations/form-languages.ts'
import { UploadsContext } from './saving/uploads.ts'
import { useSaveKeys } from './saving/use-save-keys.ts'
import type { usePublishing } from '../publishing/editor/use-publishing.ts'
import type { OpenEditor } from './use-editor.ts'

export interface EditorFrameProps<Values extends Form> {
  editor: OpenEditor<Values>
  title: string
  /** The subject of the edited item. */
  subject: ChangedNoticeProps['subject']
  /** Replaces the plain save if the back end has drafts. */
  publishing?:
    | Pick<ReturnType<typeof usePublishing<Values>>, 'keys' | 'actions' | 'run' | 'attempt'>
    | undefined
  children: ReactNode
}

/** The form element of every editor, with its notices and dialogs. */
export function EditorFrame<Values extends Form>({
  editor,
  title,
  subject,
  publishing,
  children,
}: EditorFrameProps<Values>) {
  const { element, form, save, submit, confirmation, other, otherBy, version, unsaved, languages } = editor
  const words = useEditorWords().form
  useSaveKeys(publishing?.keys ?? { onSave: submit })
  const send = () => {
    if (publishing === undefined) submit()
    else if (publishing.actions.main !== undefined) publishing.run[publishing.actions.main]()
  }
  return (
    <UploadsContext
      value={{ of: save.uploadOf, retry: send, report: save.report, isUnfinished: save.isUnfinished }}
    >
      {unsaved.offered && <UnsavedNotice {...unsaved} offered={unsaved.offered} changed={form.changed} />}
      {other && (
        <ChangedNotice
          key={version}
          by={otherBy}
          subject={subject}
          undecidedCount={form.undecidedCount}
          attempt={publishing?.attempt ?? 'save'}
        />
      )}
      <form
        ref={element}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          // React events bubble through portals: a form in a dialog of the bar is submitted here, too.
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          send()
        }}
      >
        <FieldAtContext value={form.at}>
          <FormLanguagesContext value={languages}>{children}</FormLanguagesContext>
        </FieldAtContext>
      </form>
      <ConfirmDialog
        open={confirmation.open}
        onOpenChange={confirmation.cancel}
        title={words.confirm}
        description={confirmation.consequences}
        cancelLabel={words.goOn}
        confirmLabel={words.save}
        onConfirm={confirmation.send}
      />
      <LeaveGuard changed={form.changed || save.hasUnfinished} saving={save.busy} restorable />
    </UploadsContext>
  )
}
