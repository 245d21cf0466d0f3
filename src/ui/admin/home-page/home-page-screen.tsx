import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { EditScreen } from '../editor/edit-screen.tsx'
import { homePageId } from '#domain/history/subject.ts'
import { DraftScreen } from '../publishing/editor/draft-screen.tsx'
import { HomePageEditor } from './home-page-editor.tsx'

/** Edits the home page, and the texts that all public pages share (A14). */
export function HomePageScreen() {
  const { details } = useActors().staff().homePage
  const { failures } = useFailureWords().homePage
  return (
    <EditScreen id="homePage" actor={details} wording={failures.fetch}>
      {(item) => (
        <DraftScreen itemRef={{ subject: 'homePage', itemId: homePageId }}>
          {(drafts) => <HomePageEditor details={item} drafts={drafts} />}
        </DraftScreen>
      )}
    </EditScreen>
  )
}
