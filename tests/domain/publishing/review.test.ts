import { expect, test } from 'vitest'
import { reviewErrors, reviewNoteLength, withoutReview } from '#domain/publishing/review.ts'

const draft = { dueAt: '' }

test('[X6] a request may have a note, and a return says what to change', () => {
  expect(reviewErrors('asked', { note: ' ' }, draft)).toEqual({})
  expect(reviewErrors('returned', { note: ' ' }, draft)).toEqual({ note: 'Note is required' })
  expect(reviewErrors('returned', { note: 'Shorter, please' }, draft)).toEqual({})
  const note = 'x'.repeat(reviewNoteLength + 1)
  expect(reviewErrors('asked', { note }, draft)).toEqual({ note: 'Note has at most 1000 characters' })
})

test('[X6] a scheduled change is not reviewed', () => {
  expect(reviewErrors('asked', { note: '' }, { dueAt: '2026-12-05T06:00:00.000Z' })).toEqual({
    dueAt: 'A scheduled change needs no review.',
  })
})

test('[X6] a review can be taken from a draft', () => {
  const review = { review: 'asked', reviewNote: 'Ready', reviewBy: { id: '3', name: 'Omar' } } as const
  expect(withoutReview({ ...draft, ...review })).toEqual(draft)
})
