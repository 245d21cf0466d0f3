import { retentionDays } from '#domain/history/retention-days.ts'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import type { Section } from '../navigation/sections.ts'

export interface RemoveDialogProps {
  section: Pick<Section, 'one' | 'many' | 'onSite'>
  open: boolean
  /** Of the items to delete. */
  names: ReadonlyArray<string>
  /** Other consequences. */
  warning?: string | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** Moves the focus if the element that opened the dialog is gone. */
  onGone: () => void
}

/** Confirms a deletion; names one item, or counts several. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { section, open, names, warning, busy, onConfirm, onClose, onGone } = props
  const [name, ...others] = names
  const several = others.length > 0 ? `${others.length + 1} ${section.many}` : undefined
  const ending = section.onSite ? 'leave the site' : 'be gone'
  const wayBack = useOffers()('trash')
    ? `, and can be restored from the trash for ${retentionDays.trash} days`
    : ' and for good'
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => !busy && onClose()}
      onCloseAutoFocus={() => setTimeout(() => document.activeElement === document.body && onGone())}
      title={several ? `Delete ${several}?` : `Delete this ${section.one}?`}
      description={`${several ? 'They' : `“${name}”`} will ${ending} at once${wayBack}.${warning === undefined ? '' : ` ${warning}`}`}
      cancelLabel={several ? 'Keep them' : 'Keep it'}
      confirmLabel={several ? `Delete ${several}` : `Delete ${section.one}`}
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onConfirm}
    />
  )
}
