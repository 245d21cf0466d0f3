import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/design/confirm-dialog/confirm-dialog.tsx'

/** Asks before what was typed is left behind. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="What you typed here has not been saved and will be lost."
      cancelLabel="Stay here"
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
