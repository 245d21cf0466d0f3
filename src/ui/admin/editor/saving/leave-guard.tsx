import { useBlocker } from '@tanstack/react-router'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'

export interface LeaveGuardProps {
  changed: boolean
  /** Whether a save is in flight, which continues after leaving. */
  saving: boolean
  /** Whether this device stores the changes (`useUnsaved`). */
  restorable?: boolean
}

const screenOf = ({ pathname, search }: { pathname: string; search: unknown }) =>
  pathname + JSON.stringify(search)

/** Asks for confirmation before a changed form is left. */
export function LeaveGuard({ changed, saving, restorable = false }: LeaveGuardProps) {
  const words = useEditorWords().leaving
  const notSaved = restorable ? words.restorable : words.lost
  const whileSaving = restorable ? words.savingRestorable : words.savingLost
  const blocker = useBlocker({
    // A change of the hash stays on the same screen.
    shouldBlockFn: ({ current, next }) => changed && screenOf(current) !== screenOf(next),
    enableBeforeUnload: changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={saving ? words.savingTitle : words.title}
      description={saving ? whileSaving : notSaved}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      harmless
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
