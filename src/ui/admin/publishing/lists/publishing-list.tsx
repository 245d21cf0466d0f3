import { useRef } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { SavedNotice } from '../../list/saved-notice.tsx'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { contentSections } from '../../shell/navigation/admin-sections.ts'
import { useRememberedList, useScrollBack } from '../../shell/navigation/left-lists.ts'
import { useOwnLocation } from '../../shell/navigation/own-location.ts'
import { ScreenButton } from '../../shell/navigation/screen-link.tsx'
import { useTitle } from '../../screen-parts/use-title.ts'
import { ContentStrip, type PublishingListName } from './content-strip.tsx'
import { DraftDays } from '../scheduled/draft-days.tsx'
import { PagedCard } from '../../list/paged-card.tsx'
import { UnpublishedRow } from './unpublished-row.tsx'
import { useDraftActions } from '../scheduled/use-draft-actions.tsx'
import * as styles from '../scheduled/scheduled.css.ts'
import { ZoneNote } from '../scheduled/zone-note.tsx'

export interface PublishingListProps {
  name: ContentTypeName
  list: PublishingListName
}

/** The drafts, scheduled changes or unpublished items of a content type. */
export function PublishingList({ name, list }: PublishingListProps) {
  const { screens } = useOfficeWords()
  const [listed, add] = contentSections[name].screens
  const title = screens[listed]
  const { saved } = useOwnLocation().state
  useTitle(title)
  useRememberedList(listed)
  return (
    <>
      <PageTitle
        title={title}
        note={<ZoneNote />}
        actions={
          <ScreenButton screen={add} size="sm">
            <Icon name="plus" size="md" />
            {screens[add]}
          </ScreenButton>
        }
      />
      {saved && <SavedNotice key={saved.id} name={saved.name} shown={false} />}
      {list === 'unpublished' ? (
        <UnpublishedItems name={name} title={title} />
      ) : (
        <DraftsOfType key={list} name={name} list={list} title={title} />
      )}
    </>
  )
}

interface ListProps {
  name: ContentTypeName
  title: string
}

/** The list stays in the address. */
const among = (
  name: ContentTypeName,
  list: PublishingListName,
  query: object,
): Narrowing<{ readonly list: PublishingListName }> => ({
  read: () => ({ list }),
  query: () => ({ subjects: [name], ...query }),
})

const draftLists = { drafts: ['draft'], scheduled: ['failed', 'scheduled'] } as const

function DraftsOfType({ name, title, list: shown }: ListProps & { list: keyof typeof draftLists }) {
  const { list: actor } = useActors().staff().drafts
  const list = useList(actor, [], among(name, shown, { lists: draftLists[shown] }))
  useScrollBack(list.isCurrent)
  const { scheduled: words } = usePublishingWords()
  const card = useRef<HTMLElement>(null)
  const { actions, dialog } = useDraftActions({
    refill: list.fetch,
    takeFocus: () => card.current?.focus(),
  })
  return (
    <>
      <PagedCard
        title={title}
        ref={card}
        list={list}
        wording={useFailureWords().publishing.failures.fetchDrafts}
        words={words}
        strip={<ContentStrip name={name} current={shown} total={list.total} />}
        empty={{ title: words.empty[shown], text: words.emptyText[shown] }}
        renderRows={(rows) => <DraftDays rows={rows} {...actions} />}
      />
      {dialog}
    </>
  )
}

function UnpublishedItems({ name, title }: ListProps) {
  const { list: actor, publishAgain } = useActors().staff().unpublished
  const list = useList(actor, [], among(name, 'unpublished', {}))
  useScrollBack(list.isCurrent)
  const { scheduled, unpublished: words } = usePublishingWords()
  const card = useRef<HTMLElement>(null)
  return (
    <PagedCard
      title={title}
      ref={card}
      list={list}
      wording={useFailureWords().publishing.failures.fetchUnpublished}
      words={scheduled}
      strip={<ContentStrip name={name} current="unpublished" total={list.total} />}
      empty={{ title: words.noneUnpublished, text: words.noneUnpublishedText }}
      renderRows={(rows) => (
        <ul className={styles.rows}>
          {rows.map((item) => (
            <li key={item.id}>
              <UnpublishedRow
                item={item}
                onPublish={() => {
                  card.current?.focus()
                  publishAgain(item, list.fetch)
                }}
                onRemove={() => {
                  card.current?.focus()
                  actor.send({ type: 'items.remove', ids: [item.id] })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
