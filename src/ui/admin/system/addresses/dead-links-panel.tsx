import { useRef } from 'react'
import type { DeadLink } from '#domain/addresses/links/link.ts'
import { linkPath } from '#domain/rich-text/link.ts'
import { fill, type Template } from '#domain/wording/template.ts'
import { useLinks } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { LinkPlace } from '../links/link-place.tsx'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { ListStrip } from '../../publishing/scheduled/list-strip.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import { AddressCard } from './address-card.tsx'
import * as styles from './addresses.css.ts'

export const deadLists = ['dead', 'dead_ignored'] as const

const narrowing: Narrowing<{ readonly list?: string }> = {
  read: ({ list }) => ({ ...(typeof list === 'string' && { list }) }),
  query: ({ list }) => ({ ...(list === 'dead_ignored' && { ignored: true }) }),
}

/** Links of the site that lead nowhere, with what can be done about those to other sites. */
export function DeadLinksPanel() {
  const actors = useLinks()
  const { dead: words, tabs, failures } = useAddressWords()
  const list = useList(actors.dead, [], narrowing)
  const card = useRef<HTMLElement>(null)
  const columns = useColumns({
    checkAgain: ({ target }) =>
      actors.checkAgain(target, { text: words.willCheck, failure: failures.check, done: list.fetch }),
    ignore: ({ target, ignored }) =>
      actors.ignore(target, !ignored, {
        text: ignored ? words.restored : words.ignored,
        failure: failures.ignoreLink,
        done: () => {
          card.current?.focus()
          list.fetch()
        },
      }),
  })
  const current = list.filters?.list
  return (
    <>
      <AddressCard
        ref={card}
        title={tabs.dead}
        search={words.search}
        list={list}
        strip={
          <ListStrip
            screen="Addresses"
            label={tabs.dead}
            current={current}
            entries={deadLists.map((one) => ({
              list: one,
              name: one === 'dead_ignored' ? words.tabs.ignored : words.tabs.open,
              ...(one === current && { total: list.total }),
            }))}
          />
        }
        empty={{ title: words.none, text: words.noneText }}
        columns={columns}
      />
      <p className={styles.note}>{words.note}</p>
    </>
  )
}

interface Actions {
  readonly checkAgain: (link: DeadLink) => void
  readonly ignore: (link: DeadLink) => void
}

const useColumns = ({ checkAgain, ignore }: Actions): ReadonlyArray<Column<DeadLink>> => {
  const { dead: words } = useAddressWords()
  const { columns, reasons } = words
  const { day, moment } = useTimes()
  const reasonOf = ({ reason, result }: DeadLink) => {
    if (reason !== 'outside') return reasons[reason]
    if (/^\d/u.test(result)) return fill(reasons.status, { status: result })
    return /CERT/u.test(result) ? reasons.certificate : reasons.outside
  }
  const action = (name: string, of: Template<'address'>, { target: address }: DeadLink, act: () => void) => (
    <Button size="sm" variant="ghost" aria-label={fill(of, { address })} onClick={once(act)}>
      {name}
    </Button>
  )
  return [
    { key: 'in', header: columns.in, role: 'main', cell: (link) => <LinkPlace link={link} /> },
    {
      key: 'target',
      header: columns.target,
      cell: ({ target }) => {
        const address = linkPath(target) ?? target
        return (
          <TextLink href={address} dir="ltr" className={styles.address} target="_blank" rel="noopener">
            {address}
          </TextLink>
        )
      },
    },
    {
      key: 'why',
      header: columns.why,
      cell: (link) => (
        <>
          <Tag tone={link.reason === 'outside' ? 'buff' : 'shoal'}>{reasonOf(link)}</Tag>
          {link.reason === 'outside' && (
            <p className={styles.checked}>
              {link.checkedAt === ''
                ? words.isChecked
                : fill(words.checked, { time: moment(link.checkedAt) })}
            </p>
          )}
        </>
      ),
    },
    { key: 'since', header: columns.since, cell: ({ since }) => (since === '' ? '–' : day(since)) },
    {
      key: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (link) =>
        link.reason === 'outside' && (
          <div className={styles.actions}>
            {link.checkedAt !== '' &&
              action(words.checkAgain, words.checkAgainOf, link, () => checkAgain(link))}
            {link.ignored
              ? action(words.restore, words.restoreOf, link, () => ignore(link))
              : action(words.ignore, words.ignoreOf, link, () => ignore(link))}
          </div>
        ),
    },
  ]
}
