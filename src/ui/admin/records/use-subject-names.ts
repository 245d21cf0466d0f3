import type { Subject } from '#domain/history/subject.ts'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { subjectScreens } from '../shell/navigation/subject-screens.ts'

/** The name of all items of a subject: the title of its list, which answer templates have none of. */
export const useSubjectNames = (): ((subject: Subject) => string) => {
  const { replyTemplates } = useHistoryWords()
  const { screens } = useOfficeWords()
  return (subject) => (subject === 'replyTemplate' ? replyTemplates : screens[subjectScreens(subject)[0]])
}
