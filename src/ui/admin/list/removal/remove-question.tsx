import { isContentTypeName, type Trashable } from '#domain/history/subject.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useRemovalWords } from '#ui/words/content/use-removal-words.ts'
import { retentionDays } from '#domain/history/retention-days.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { LinksHere } from '../../system/links/links-here.tsx'

export interface RemoveQuestionProps {
  section: { readonly subject: Trashable }
  open: boolean
  /** The names of the items to delete. */
  names: ReadonlyArray<string>
  /** The ids of the items to delete, if other items may link to them. */
  ids?: ReadonlyArray<string>
  /** Other consequences. */
  warning?: string | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** Moves the focus if the element that opened the dialog is gone. */
  onGone: () => void
}

/** Confirms a deletion; names one item, or counts several. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { section, open, names, ids, warning, busy, onConfirm, onClose, onGone } = props
  const [name, ...others] = names
  const words = useRemovalWords()
  const own = words.subjects[section.subject]
  const consequences = useConsequences(isContentTypeName(section.subject))
  const { text, keep } = others.length > 0 ? consequences.several : consequences.one(name ?? '')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => !busy && onClose()}
      onCloseAutoFocus={() => setTimeout(() => document.activeElement === document.body && onGone())}
      title={count(own.title, names.length)}
      description={warning === undefined ? text : `${text} ${warning}`}
      cancelLabel={keep}
      confirmLabel={count(own.confirm, names.length)}
      busy={busy}
      busyLabel={words.deleting}
      onConfirm={onConfirm}
    >
      {ids && isContentTypeName(section.subject) && (
        <LinksHere subject={section.subject} ids={ids} busy={busy} />
      )}
    </ConfirmDialog>
  )
}

/** Sentences on the consequences of deleting one item or several. */
const useConsequences = (isOnSite: boolean) => {
  const { one, several, forDays } = useRemovalWords()
  const hasTrash = useHasFeature()('trash')
  const days = count(forDays, retentionDays.trash)
  const kept = isOnSite ? one.leavesSite : one.gone
  const lost = isOnSite ? one.leavesSiteForGood : one.goneForGood
  const allKept = isOnSite ? several.leaveSite : several.gone
  const allLost = isOnSite ? several.leaveSiteForGood : several.goneForGood
  return {
    one: (name: string) => ({
      text: hasTrash ? fill(kept, { name, days }) : fill(lost, { name }),
      keep: one.keep,
    }),
    several: { text: hasTrash ? fill(allKept, { days }) : allLost, keep: several.keep },
  }
}
