import { expect, it } from 'vitest'
import { changeKinds, isOfItem } from '#domain/history/activity.ts'

it('tells changes of an item from those of its drafts', () => {
  expect(changeKinds.filter((kind) => !isOfItem({ kind }))).toEqual([
    'drafted',
    'scheduled',
    'unscheduled',
    'discarded',
    'reviewAsked',
    'reviewWithdrawn',
    'returned',
  ])
})
