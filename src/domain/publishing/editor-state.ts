import { mayChangeLive } from '../access/approval.ts'
import type { SignedInUser } from '../sign-in/session/signed-in-user.ts'
import type { DraftDetails } from './draft.ts'

/** The state of an editor, which depends on the published item and on its draft. */
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
  | 'askReview'
  | 'withdrawReview'
  | 'returnDraft'

interface EditorActions {
  /** Absent if the person may only read. */
  readonly main?: EditorAction
  /** A second button. */
  readonly beside?: EditorAction
  readonly menu: ReadonlyArray<EditorAction>
}

interface Edited {
  /** Whether the item is on the site, off it, or not added yet. */
  readonly item: 'live' | 'unpublished' | 'absent'
  readonly draft: Pick<DraftDetails, 'dueAt' | 'state' | 'action' | 'review' | 'reviewBy'> | undefined
  /** Whether the form begins as a copy of another item. */
  readonly isCopy?: boolean
}

type Person = Pick<SignedInUser, 'id' | 'role' | 'needsApproval'>

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

const asking: EditorActions = {
  main: 'askReview',
  beside: 'saveDraft',
  menu: ['previewLink', 'discardDraft'],
}

/** The actions of a person who needs approval: none on a scheduled change, which goes live by itself. */
const actionsForReview = (edited: Edited, person: Person): EditorActions => {
  const { draft } = edited
  if (draft !== undefined && draft.dueAt !== '') return { menu: [] }
  if (draft?.state === 'discarded') return actions.discarded
  const isOwnRequest = draft?.review === 'asked' && draft.reviewBy?.id === person.id
  return isOwnRequest ? { ...asking, main: 'saveDraft', beside: 'withdrawReview' } : asking
}

/** The actions of a person who may publish, and who can return a draft that awaits a review. */
const actionsToPublish = (edited: Edited): EditorActions => {
  const found = actions[editorStateOf(edited)]
  if (edited.draft?.review !== 'asked') return found
  return { ...found, menu: ['returnDraft', ...found.menu] }
}

/** The buttons and the menu of an editor. The home page cannot be unpublished. */
export const editorActionsOf = (
  edited: Edited & { readonly isHomePage: boolean; readonly person: Person | null },
): EditorActions => {
  const { draft, isHomePage, person } = edited
  const { menu, ...buttons } =
    person === null || mayChangeLive(person) ? actionsToPublish(edited) : actionsForReview(edited, person)
  // The form of a change without fields has nothing to save.
  const main =
    draft !== undefined && draft.action !== 'publish' && buttons.main === 'saveSchedule'
      ? 'move'
      : buttons.main
  return {
    ...buttons,
    ...(main !== undefined && { main }),
    menu: menu.filter(
      (action) =>
        action !== main &&
        !(action === 'unpublish' && isHomePage) &&
        !((action === 'discardDraft' || action === 'previewLink') && draft === undefined),
    ),
  }
}
