import { onFirstOpen } from '../../screen-parts/on-demand.tsx'
import type { RemoveQuestionProps } from './remove-question.tsx'

/** Confirms a deletion. */
export const RemoveDialog = onFirstOpen<RemoveQuestionProps>(
  async () => (await import('./remove-question.tsx')).RemoveQuestion,
  'removal',
)
