import { useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { onFirstOpen } from '../screen-parts/on-demand.tsx'
import type { MoveToDialogProps } from './move-to-dialog.tsx'

const MoveToDialog = onFirstOpen<MoveToDialogProps>(
  async () => (await import('./move-to-dialog.tsx')).MoveToDialog,
)

/** Moves one item to any place of its list, also on another page. */
export function MoveTo(props: Omit<MoveToDialogProps, 'open' | 'onOpenChange'>) {
  const words = useListWords().move
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="arrow-up-down"
        label={words.open}
        aria-label={fill(words.openName, props)}
        size="sm"
        onClick={() => setOpen(true)}
      />
      <MoveToDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
