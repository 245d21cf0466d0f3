import { useRef } from 'react'
import type { DraftQuery } from '#domain/publishing/draft.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { ScreenButton } from '../../shell/navigation/screen-link.tsx'
import { useTitle } from '../../screen-parts/use-title.ts'
import { DraftDays } from './draft-days.tsx'
import { ListStrip } from './list-strip.tsx'
import { PagedCard } from '../../list/paged-card.tsx'
import { useDraftActions } from './use-draft-actions.tsx'
import { ZoneNote } from './zone-note.tsx'

/** Failed changes are over, so they come first in the order of the times. */
const queries = {
  scheduled: { lists: ['failed', 'scheduled'] },
  drafts: { lists: ['draft'] },
  review: { lists: ['draft'], review: 'asked' },
  discarded: { lists: ['discarded'] },
} as const satisfies Record<string, DraftQuery>

type Tab = keyof typeof queries

const tabs: ReadonlyArray<Tab> = ['scheduled', 'drafts', 'review', 'discarded']

const narrowing: Narrowing<{ readonly list?: Tab }> = {
  read: ({ list }) => {
    const tab = tabs.find((known) => known === list && known !== 'scheduled')
    return tab === undefined ? {} : { list: tab }
  },
  query: ({ list = 'scheduled' }) => queries[list],
}

/** All drafts and scheduled changes that the user may edit. */
export function ScheduledScreen() {
  const { list: actor } = useActors().staff().drafts
  const { failures } = useFailureWords().publishing
  const list = useList(actor, [], narrowing)
  const tab = list.filters?.list ?? 'scheduled'
  const card = useRef<HTMLElement>(null)
  const { scheduled: words } = usePublishingWords()
  const { screens } = useOfficeWords()
  const hasFeature = useHasFeature()
  const title = screens.scheduled
  const takeFocus = () => card.current?.focus()
  const { actions, dialog } = useDraftActions({ refill: list.fetch, takeFocus })
  useTitle(title)

  return (
    <>
      <PageTitle
        title={title}
        actions={
          hasFeature('previews') && (
            <ScreenButton screen="PreviewLinks" size="sm" variant="quiet">
              {screens.PreviewLinks}
            </ScreenButton>
          )
        }
        note={<ZoneNote />}
      />
      <PagedCard
        title={title}
        ref={card}
        list={list}
        wording={failures.fetchDrafts}
        words={words}
        strip={
          <ListStrip
            screen="scheduled"
            label={words.tabs.name}
            current={list.filters?.list}
            entries={tabs.map((name) => ({
              list: name === 'scheduled' ? undefined : name,
              name: words.tabs[name],
              ...(name === tab && { total: list.total }),
            }))}
          />
        }
        empty={{ title: words.empty[tab], text: words.emptyText[tab] }}
        renderRows={(shown) => <DraftDays rows={shown} {...actions} />}
      />
      {dialog}
    </>
  )
}
