import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SavedView } from '#domain/desk/saved-view.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import * as inboxStyles from '../inbox.css.ts'
import type { Inbox } from '../mail.ts'
import type { InboxFilters } from './inbox-filters.ts'
import * as linkStyles from '../../screen-parts/strip.css.ts'
import * as styles from './inbox-strip.css.ts'

const SaveViewDialog = onDemand(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)

export interface InboxStripProps {
  inbox: Pick<Inbox<never>, 'kind' | 'screen'>
  filters: InboxFilters
  /** The typed search. */
  search: string | undefined
  sort: string | undefined
}

const lists = ['open', 'mine', 'none', 'overdue', 'unsent', 'answered', 'spam'] as const

const textOf = (values: object) =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ).toString()

const filtersIn = (query: AnyMailQuery) => textOf({ ...query, sort: undefined })

const searchOf = ({ address }: SavedView) => Object.fromEntries(new URLSearchParams(address))

/** Links to the lists that are used most, and to saved views, with totals. */
export function InboxStrip({ inbox, filters, search, sort }: InboxStripProps) {
  const words = useDeskWords()
  const { desk } = useActors().staff()
  const { value: totals, fetch: fetchTotals } = useReading(desk.totals[inbox.kind])
  const { value: views = [], fetch: fetchViews } = useReading(desk.views)
  const isRemoving = useSelector(desk.removeView.actor, (snapshot) => snapshot.hasTag('busy'))
  const [isSaving, setSaving] = useState(false)
  useEffect(fetchTotals, [fetchTotals])
  useEffect(fetchViews, [fetchViews])
  const shown = textOf({ ...filters, q: search })
  const address = textOf({ ...filters, q: search, sort })
  const isShown = (name: (typeof lists)[number]) => shown === filtersIn(countedQueries[name])
  // Answers rarely fail to be sent, so their list shows only if it has any.
  const shownLists = lists.filter((name) => name !== 'unsent' || isShown(name) || (totals?.unsent ?? 0) > 0)
  const own = views.filter(({ kind }) => kind === inbox.kind)
  const linkTo = (query: object, isCurrent: boolean) => ({
    screen: inbox.screen,
    search: { ...query },
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: linkStyles.link,
  })
  return (
    <nav aria-label={words.strip.name} className={classNames(inboxStyles.strip, styles.strip)}>
      <ul className={styles.list}>
        {shownLists.map((name) => (
          <li key={name}>
            <ScreenAnchor {...linkTo(countedQueries[name], isShown(name))}>
              {words.strip[name]}
              {totals && <span className={linkStyles.total}>{numberText(totals[name])}</span>}
            </ScreenAnchor>
          </li>
        ))}
        {own.map((view) => (
          <li key={view.id} className={styles.saved}>
            <ScreenAnchor {...linkTo(searchOf(view), address === textOf(searchOf(view)))}>
              <bdi>{view.name}</bdi>
            </ScreenAnchor>
            {address === textOf(searchOf(view)) && (
              <IconButton
                icon="x"
                size="sm"
                label={fill(words.views.remove, { name: view.name })}
                disabled={isRemoving}
                onClick={() => desk.removeView.send(view.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {address !== '' && (
        <Button size="sm" variant="ghost" onClick={() => setSaving(true)}>
          {words.views.save}
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog kind={inbox.kind} address={`?${address}`} onClose={() => setSaving(false)} />
      )}
    </nav>
  )
}
