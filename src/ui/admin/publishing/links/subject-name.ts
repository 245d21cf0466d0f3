import { isContentTypeName } from '#domain/history/subject.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { contentSections } from '../../shell/navigation/admin-sections.ts'

/** Names a content type or the home page as the navigation does. */
export const useSubjectName = () => {
  const { screens } = useOfficeWords()
  return (subject: Publishable): string =>
    screens[isContentTypeName(subject) ? contentSections[subject].screens[0] : 'HomePage']
}
