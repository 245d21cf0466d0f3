import { expect, it } from 'vitest'
import { editorActionsOf, editorStateOf } from '#domain/publishing/editor-state.ts'

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
  const homePage = { item: 'live', draft, isHomePage: true } as const
  expect(editorActionsOf(homePage).menu).toEqual(['schedule', 'previewLink', 'discardDraft'])
  expect(editorActionsOf({ ...homePage, isHomePage: false }).menu).toEqual([
    'schedule',
    'unpublish',
    'previewLink',
    'discardDraft',
  ])
})

it('offers to discard a draft only if there is one', () => {
  const unpublished = { item: 'unpublished', isHomePage: false } as const
  expect(editorActionsOf({ ...unpublished, draft: undefined }).menu).not.toContain('discardDraft')
  expect(editorActionsOf({ ...unpublished, draft }).menu).toContain('discardDraft')
})

it('moves a scheduled unpublishing, whose form has nothing to save', () => {
  const actions = editorActionsOf({
    item: 'live',
    draft: { ...scheduled, action: 'unpublish' },
    isHomePage: false,
  })
  expect(actions.main).toBe('move')
  expect(actions.menu).toEqual(['publishNow', 'previewLink', 'discard'])
})

it('[W20] begins a copy as a draft', () => {
  expect(
    editorActionsOf({ item: 'absent', draft: undefined, isCopy: true, isHomePage: false }),
  ).toMatchObject({ main: 'saveDraft', beside: 'publish' })
})
