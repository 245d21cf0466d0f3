import { notFoundWording } from '#domain/wording.ts'
import { EmptyState } from '#ui/design/empty-state/empty-state.tsx'
import { ScreenButton } from './screen-link.tsx'
import { useTitle } from './title.ts'

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
