import { expect, it } from 'vitest'
import { editorActionsOf, editorStateOf } from '#domain/publishing/editor-state.ts'

const person = { id: '3', role: 'CXTeam' } as const
const draft = { dueAt: '', state: 'waiting', action: 'publish' } as const
const scheduled = { ...draft, dueAt: '2026-12-05T06:00:00.000Z' }

it('tells the state of an editor from the item and its draft', () => {
  expect([
    editorStateOf({ item: 'absent', draft: undefined }),
    editorStateOf({ item: 'absent', draft: undefined, isCopy: true }),
    editorStateOf({ item: 'absent', draft }),
    editorStateOf({ item: 'live', draft: undefined }),
    editorStateOf({ item: 'live', draft }),
    editorStateOf({ item: 'live', draft: scheduled }),
    editorStateOf({ item: 'live', draft: { ...scheduled, state: 'failed' } }),
    editorStateOf({ item: 'live', draft: { ...draft, state: 'discarded' } }),
    editorStateOf({ item: 'unpublished', draft: undefined }),
    editorStateOf({ item: 'unpublished', draft }),
  ]).toEqual([
    'new',
    'copy',
    'newDraft',
    'published',
    'draft',
    'scheduled',
    'failed',
    'discarded',
    'unpublished',
    'unpublished',
  ])
})

it('[W18] offers everything for the home page except to unpublish it', () => {
  const homePage = { item: 'live', draft, isHomePage: true, person } as const
  expect(editorActionsOf(homePage).menu).toEqual(['schedule', 'previewLink', 'discardDraft'])
  expect(editorActionsOf({ ...homePage, isHomePage: false }).menu).toEqual([
    'schedule',
    'unpublish',
    'previewLink',
    'discardDraft',
  ])
})

it('offers to discard a draft only if there is one', () => {
  const unpublished = { item: 'unpublished', isHomePage: false, person } as const
  expect(editorActionsOf({ ...unpublished, draft: undefined }).menu).not.toContain('discardDraft')
  expect(editorActionsOf({ ...unpublished, draft }).menu).toContain('discardDraft')
})

it('moves a scheduled unpublishing, whose form has nothing to save', () => {
  const actions = editorActionsOf({
    item: 'live',
    draft: { ...scheduled, action: 'unpublish' },
    isHomePage: false,
    person,
  })
  expect(actions.main).toBe('move')
  expect(actions.menu).toEqual(['publishNow', 'previewLink', 'discard'])
})

it('[W20] begins a copy as a draft', () => {
  expect(
    editorActionsOf({ item: 'absent', draft: undefined, isCopy: true, isHomePage: false, person }),
  ).toMatchObject({ main: 'saveDraft', beside: 'publish' })
})

it('[X6] offers who needs approval to ask for a review instead of publishing', () => {
  const noura = { ...person, needsApproval: true } as const
  const edited = { isHomePage: false, person: noura } as const
  const requested = (by: string) => ({ ...draft, review: 'asked', reviewBy: { id: by, name: '' } }) as const
  const table = [
    editorActionsOf({ ...edited, item: 'absent', draft: undefined }),
    editorActionsOf({ ...edited, item: 'absent', draft: undefined, isCopy: true }),
    editorActionsOf({ ...edited, item: 'live', draft }),
    editorActionsOf({ ...edited, item: 'unpublished', draft }),
    editorActionsOf({ ...edited, item: 'live', draft: requested('3') }),
    editorActionsOf({ ...edited, item: 'live', draft: requested('4') }),
    editorActionsOf({ ...edited, item: 'live', draft: scheduled }),
    editorActionsOf({ ...edited, item: 'live', draft: { ...scheduled, state: 'failed' } }),
  ]
  const ask = { main: 'askReview', beside: 'saveDraft' }
  const ofDraft = { menu: ['previewLink', 'discardDraft'] }
  expect(table).toEqual([
    { ...ask, menu: [] },
    { ...ask, menu: [] },
    { ...ask, ...ofDraft },
    { ...ask, ...ofDraft },
    { main: 'saveDraft', beside: 'withdrawReview', ...ofDraft },
    { ...ask, ...ofDraft },
    { menu: [] },
    { menu: [] },
  ])
})

it('[X6] offers who publishes to return a draft for which a review was asked', () => {
  const edited = { item: 'live', isHomePage: false, person } as const
  const asked = { ...draft, review: 'asked', reviewBy: { id: '4', name: '' } } as const
  expect(editorActionsOf({ ...edited, draft: asked })).toMatchObject({ main: 'publish' })
  expect(editorActionsOf({ ...edited, draft: asked }).menu[0]).toBe('returnDraft')
  expect(editorActionsOf({ ...edited, draft }).menu).not.toContain('returnDraft')
})
