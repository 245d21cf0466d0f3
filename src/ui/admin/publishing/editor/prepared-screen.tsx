import { useRouter, useSearch } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { DraftDetails, Publishable } from '#domain/publishing/draft.ts'
import { preparedKey, type Prepared } from '#ui/actors/content/publishing-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { EditScreen } from '../../editor/edit-screen.tsx'
import type { SearchParams } from '../../shell/navigation/search-params.ts'
import type { Section } from '../../shell/navigation/sections.ts'

/** What an editor begins with, and how it reports what became of it. */
export interface Preparation extends Prepared {
  /** Shows the address of a draft that was saved, without opening it again. */
  readonly onSaved: (draft: DraftDetails) => void
  /** Opens the item anew, with one of its drafts. */
  readonly reload: (draftId?: string) => void
}

export interface PreparedScreenProps {
  itemRef: ItemRef<Publishable>
  section?: Section
  /** Renders the editor; without a preparation if the back end has no drafts. */
  children: (preparation?: Preparation) => ReactNode
}

/** Fetches what is prepared for an item: the draft that the address names, else the one that the item has. */
export function PreparedScreen({ itemRef, section, children }: PreparedScreenProps) {
  const router = useRouter()
  const { prepared } = useActors().staff().publishing
  const { failures } = useFailureWords().publishing
  const { draft: asked }: SearchParams = useSearch({ strict: false })
  const draftId = typeof asked === 'string' ? asked : ''
  const [opened, setOpened] = useState({ count: 0, draftId: '', key: '', isShown: true })
  const isThere = draftId === opened.draftId
  if (isThere && !opened.isShown) setOpened({ ...opened, isShown: true })
  // The address follows what was opened.
  const isOwn = opened.key !== '' && (isThere || !opened.isShown)
  const key = isOwn ? opened.key : `${preparedKey(itemRef, draftId)}/${opened.count}`
  const isOffered = useOffers()('drafts')
  if (!isOffered) return children()

  const open = (id: string, under: string) => {
    setOpened({ count: opened.count + 1, draftId: id, key: under, isShown: false })
    const search = id === '' ? {} : { draft: id }
    void router.navigate({ to: '.', search, replace: true, ignoreBlocker: true })
  }
  const onSaved = ({ id, itemId, dueAt }: DraftDetails) => {
    const named = itemId === '' || dueAt !== '' ? id : ''
    if (named !== draftId) open(named, key)
  }
  const reload = (id = '') => open(id, `${preparedKey(itemRef, id)}/${opened.count + 1}`)
  return (
    <EditScreen id={key} actor={prepared} wording={failures.fetchDraft} {...(section && { section })}>
      {(found) => <Fragment key={key}>{children({ ...found, onSaved, reload })}</Fragment>}
    </EditScreen>
  )
}
