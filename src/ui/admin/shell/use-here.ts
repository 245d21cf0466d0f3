import { useLocation, useMatches } from '@tanstack/react-router'
import type { Screen } from '#domain/access/screens.ts'
import { askedHistory } from '../history/history-address.ts'
import { subjectLabels } from '../navigation/subjects.ts'

/** The screen that the navigation marks; the history of an item belongs to the list of its kind. */
export const useHere = (): Screen | undefined => {
  const screen = useMatches().at(-1)?.staticData.screen
  const history = askedHistory(useLocation().search)
  return screen === 'history' && history ? subjectLabels(history.subject).screens[0] : screen
}
