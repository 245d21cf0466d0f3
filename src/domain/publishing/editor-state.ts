import type { DraftDetails } from './draft.ts'

/** What an editor shows: what is on the site, and what is prepared for it. */
export type EditorState =
  | 'new'
  | 'copy'
  | 'published'
  | 'draft'
  | 'newDraft'
  | 'scheduled'
  | 'unpublished'
  | 'failed'
  | 'discarded'

export type EditorAction =
  | 'publish'
  | 'publishAgain'
  | 'publishNow'
  | 'tryAgain'
  | 'restore'
  | 'saveDraft'
  | 'saveSchedule'
  | 'schedule'
  | 'move'
  | 'unpublish'
  | 'discardDraft'
  | 'discard'
  | 'delete'
  | 'previewLink'

interface EditorActions {
  readonly main: EditorAction
  /** A second button. */
  readonly beside?: EditorAction
  readonly menu: ReadonlyArray<EditorAction>
}

interface Edited {
  /** Whether the item is on the site, off it, or not added yet. */
  readonly item: 'live' | 'unpublished' | 'absent'
  readonly draft: Pick<DraftDetails, 'dueAt' | 'state' | 'action'> | undefined
  /** Whether the form begins as a copy of another item. */
  readonly isCopy?: boolean
}

export const editorStateOf = ({ item, draft, isCopy = false }: Edited): EditorState => {
  if (draft !== undefined && draft.state !== 'waiting') return draft.state
  if (draft !== undefined && draft.dueAt !== '') return 'scheduled'
  if (item === 'unpublished') return 'unpublished'
  if (item === 'live') return draft === undefined ? 'published' : 'draft'
  if (draft !== undefined) return 'newDraft'
  return isCopy ? 'copy' : 'new'
}

const actions: Readonly<Record<EditorState, EditorActions>> = {
  new: { main: 'publish', beside: 'saveDraft', menu: ['schedule'] },
  copy: { main: 'saveDraft', beside: 'publish', menu: ['schedule'] },
  published: { main: 'publish', beside: 'saveDraft', menu: ['schedule', 'unpublish'] },
  draft: {
    main: 'publish',
    beside: 'saveDraft',
    menu: ['schedule', 'unpublish', 'previewLink', 'discardDraft'],
  },
  newDraft: { main: 'publish', beside: 'saveDraft', menu: ['schedule', 'previewLink', 'discardDraft'] },
  scheduled: { main: 'saveSchedule', menu: ['move', 'publishNow', 'previewLink', 'discard'] },
  unpublished: {
    main: 'publishAgain',
    beside: 'saveDraft',
    menu: ['schedule', 'previewLink', 'discardDraft', 'delete'],
  },
  failed: { main: 'tryAgain', menu: ['move', 'discard'] },
  discarded: { main: 'restore', menu: [] },
}

/** The buttons and the menu of an editor. The home page cannot be unpublished. */
export const editorActionsOf = (edited: Edited & { readonly isHomePage: boolean }): EditorActions => {
  const { menu, ...buttons } = actions[editorStateOf(edited)]
  const { draft, isHomePage } = edited
  // The form of a change without fields has nothing to save.
  const main =
    draft !== undefined && draft.action !== 'publish' && buttons.main === 'saveSchedule'
      ? 'move'
      : buttons.main
  return {
    ...buttons,
    main,
    menu: menu.filter(
      (action) =>
        action !== main &&
        !(action === 'unpublish' && isHomePage) &&
        !((action === 'discardDraft' || action === 'previewLink') && draft === undefined),
    ),
  }
}
