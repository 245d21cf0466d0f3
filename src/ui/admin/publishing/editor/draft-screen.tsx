import { useRouter, useSearch } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { DraftDetails, Publishable } from '#domain/publishing/draft.ts'
import { itemDraftsKey } from '#ui/actors/publishing/item-drafts-key.ts'
import type { ItemDrafts } from '#ui/actors/publishing/publishing-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { EditScreen } from '../../editor/edit-screen.tsx'
import type { SearchParams } from '../../shell/navigation/search-params.ts'
import type { AdminSection } from '../../shell/navigation/admin-sections.ts'

/** The drafts with which an editor begins, and its callbacks. */
export interface EditorDrafts extends ItemDrafts {
  /** Puts the id of a saved draft into the address, without opening the draft again. */
  readonly onSaved: (draft: DraftDetails) => void
  /** Takes the id of a draft that somebody else ended out of the address. */
  readonly onEnded: () => void
  /** Opens the item anew, with one of its drafts. */
  readonly reload: (draftId?: string) => void
}

export interface DraftScreenProps {
  itemRef: ItemRef<Publishable>
  section?: AdminSection
  /** Renders the editor; `drafts` is missing if the back end has none. */
  children: (drafts?: EditorDrafts) => ReactNode
}

/** Fetches the drafts of an item, and opens the draft that the address names, or else the one without a time. */
export function DraftScreen({ itemRef, section, children }: DraftScreenProps) {
  const router = useRouter()
  const { itemDrafts } = useActors().staff().publishing
  const { failures } = useFailureWords().publishing
  const { draft }: SearchParams = useSearch({ strict: false })
  const draftId = typeof draft === 'string' ? draft : ''
  const [opened, setOpened] = useState({ count: 0, draftId: '', key: '', isShown: true })
  const isOpened = draftId === opened.draftId
  if (isOpened && !opened.isShown) setOpened({ ...opened, isShown: true })
  // The address follows what was opened.
  const isOwn = opened.key !== '' && (isOpened || !opened.isShown)
  const key = isOwn ? opened.key : itemDraftsKey(itemRef, draftId, opened.count)
  const isOffered = useHasFeature()('drafts')
  if (!isOffered) return children()

  const open = (id: string, under: string) => {
    setOpened({ count: opened.count + 1, draftId: id, key: under, isShown: false })
    const search = id === '' ? {} : { draft: id }
    void router.navigate({ to: '.', search, replace: true, ignoreBlocker: true })
  }
  const name = (id: string) => {
    if (id !== draftId) open(id, key)
  }
  const onSaved = ({ id, itemId, dueAt }: DraftDetails) => name(itemId === '' || dueAt !== '' ? id : '')
  const onEnded = () => name('')
  const reload = (id = '') => open(id, itemDraftsKey(itemRef, id, opened.count + 1))
  return (
    <EditScreen id={key} actor={itemDrafts} wording={failures.fetchDraft} {...(section && { section })}>
      {(found) => <Fragment key={key}>{children({ ...found, onSaved, onEnded, reload })}</Fragment>}
    </EditScreen>
  )
}
