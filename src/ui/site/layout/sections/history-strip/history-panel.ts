import type { ItemOf } from '#domain/content/content-types.ts'
import { shownOf } from '../../../language/shown-of.ts'

/** The fields of a history slide that a panel shows. */
export const historyPanel = (slide: ItemOf<'historySlide'>) =>
  shownOf(slide, ['id', 'title', 'year', 'colour', 'image', 'description'])

export type HistoryPanel = ReturnType<typeof historyPanel>
