import type { Author } from '../history/author.ts'

export const reviewStates = ['asked', 'returned'] as const

/** The state of a review: requested, or returned with a note. */
export type ReviewState = (typeof reviewStates)[number]

/** The review of a draft. Saving the draft changes nothing of it; publishing, scheduling and discarding end it. */
export interface Review {
  readonly review: ReviewState
  readonly reviewNote: string
  /** Who asked, or who returned it. */
  readonly reviewBy: Author
}

/** The input for requesting a review, or for returning a draft. */
export interface ReviewInput {
  readonly note: string
  /** The version of the draft that the person has seen. */
  readonly version?: number
}

export const reviewNoteLength = 1_000

export const withoutReview = <Reviewed extends Partial<Review>>({
  review: _review,
  reviewNote: _note,
  reviewBy: _by,
  ...draft
}: Reviewed): Omit<Reviewed, keyof Review> => draft

/** Validates a request for a review, or a return, which needs a note on what to change. */
export const reviewErrors = (
  review: ReviewState,
  { note }: ReviewInput,
  { dueAt }: { readonly dueAt: string },
): Readonly<Record<string, string>> => ({
  ...(review === 'returned' && note.trim() === '' && { note: 'Note is required' }),
  ...(note.length > reviewNoteLength && { note: `Note has at most ${reviewNoteLength} characters` }),
  ...(dueAt !== '' && { dueAt: 'A scheduled change needs no review.' }),
})
