import { homePageFailure } from '#domain/wording/catalogue.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { EditScreen } from '../editor/edit-screen.tsx'
import { HomePageEditor } from './home-page-editor.tsx'

/** Edits the home page, and the texts that all public pages share (A14). */
export function HomePageScreen() {
  const { details } = useActors().staff().homePage
  return (
    <EditScreen id="homePage" actor={details} wording={homePageFailure}>
      {(item) => <HomePageEditor details={item} />}
    </EditScreen>
  )
}
