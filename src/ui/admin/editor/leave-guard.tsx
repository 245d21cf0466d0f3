import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'

export interface LeaveGuardProps {
  changed: boolean
  /** The save goes on whether or not the person stays. */
  saving: boolean
}

const screenOf = ({ pathname, search }: { pathname: string; search: unknown }) =>
  pathname + JSON.stringify(search)

/** Asks before what was typed is left behind. */
export function LeaveGuard({ changed, saving }: LeaveGuardProps) {
  const blocker = useBlocker({
    // Going to another part of the same screen, which is what a hash names, loses nothing.
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
          ? 'The save goes on without you. Should it fail, what you typed is offered to you here again.'
          : 'What you typed has not been saved. This device keeps it and offers it to you when you come back.'
      }
      cancelLabel="Stay here"
      confirmLabel="Leave"
      harmless
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
