import type { KeptHomePage } from '#domain/home-page.ts'
import { homePageFailure } from '#domain/wording.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { EditScreen } from '../editor/edit-screen.tsx'
import { HomePageEditor } from './home-page-editor.tsx'

/** What the public pages say of the group and its services (A14). */
export function HomePageScreen() {
  const { details } = useActors().staff().homePage
  return (
    <EditScreen id="homePage" actor={details} wording={homePageFailure}>
      {/* The actor knows of its item only that it has an id. */}
      {(item) => <HomePageEditor details={item as KeptHomePage & typeof item} />}
    </EditScreen>
  )
}
