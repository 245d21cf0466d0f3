import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ScreenButton } from './navigation/screen-link.tsx'
import { useTitle } from '../screen-parts/use-title.ts'

export function NotFoundScreen() {
  const { notFound } = useSharedWords()
  const words = useOfficeWords()
  useTitle(notFound.code)
  return (
    <EmptyState
      title={notFound.code}
      text={notFound.message}
      action={<ScreenButton screen="dashboard">{words.notFound.dashboard}</ScreenButton>}
    />
  )
}
