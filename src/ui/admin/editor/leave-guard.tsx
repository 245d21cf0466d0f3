import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'

export interface LeaveGuardProps {
  changed: boolean
  /** Whether a save is in flight, which continues after leaving. */
  saving: boolean
}

const screenOf = ({ pathname, search }: { pathname: string; search: unknown }) =>
  pathname + JSON.stringify(search)

/** Asks for confirmation before a changed form is left. */
export function LeaveGuard({ changed, saving }: LeaveGuardProps) {
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
      title={saving ? 'Leave while this is being saved?' : 'Leave without saving?'}
      description={
        saving
          ? 'The save continues. If it fails, you can restore your changes here.'
          : 'Your changes are not saved. This device stores them, so you can restore them later.'
      }
      cancelLabel="Stay here"
      confirmLabel="Leave"
      harmless
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
