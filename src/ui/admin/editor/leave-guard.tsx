import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/design/confirm-dialog/confirm-dialog.tsx'

export interface LeaveGuardProps {
  changed: boolean
  /** The save goes on whether or not the person stays. */
  saving: boolean
}

/** Asks before what was typed is left behind. */
export function LeaveGuard({ changed, saving }: LeaveGuardProps) {
  const blocker = useBlocker({
    // Going to another part of the same screen loses nothing.
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
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
          ? 'The save goes on without you; should it fail, what you typed is lost.'
          : 'What you typed here has not been saved and will be lost.'
      }
      cancelLabel="Stay here"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
