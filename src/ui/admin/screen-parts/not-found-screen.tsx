import { notFoundWording } from '#domain/wording/catalogue.ts'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { ScreenButton } from '../navigation/screen-link.tsx'
import { useTitle } from './use-title.ts'

export function NotFoundScreen() {
  useTitle(notFoundWording.code)
  return (
    <EmptyState
      title={notFoundWording.code}
      text={notFoundWording.message}
      action={<ScreenButton screen="dashboard">Go to the dashboard</ScreenButton>}
    />
  )
}
