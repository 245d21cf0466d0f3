import type { Failure } from '#domain/machines/failure.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'

interface NotSavedProps {
  failure: Failure
  /** Says that somebody else saved first. */
  changed: string
  /** Discards what was typed, and shows what the other person saved. */
  onUseTheirs: () => void
}

/** Why a save failed. If somebody else saved first, offers their version. */
export function NotSaved({ failure, changed, onUseTheirs }: NotSavedProps) {
  const { useTheirs } = useDeskWords()
  const { noResponseToSave } = useFailureWords()
  const isOutdated = failure.reason === 'ItemChanged'
  return (
    <Notice tone="danger">
      <p>{isOutdated ? changed : <FailureSentence failure={failure} otherwise={noResponseToSave} />}</p>
      {isOutdated && (
        <Button size="sm" variant="quiet" onClick={onUseTheirs}>
          {useTheirs}
        </Button>
      )}
    </Notice>
  )
}
