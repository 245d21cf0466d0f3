import { useRef } from 'react'
import type { DeadLink } from '#domain/links/link.ts'
import { pathOf } from '#domain/rich-text/link.ts'
import { fill } from '#domain/wording/template.ts'
import { useLinks } from '#ui/actors/office/use-links.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useAddressWords } from '#ui/words/use-address-words.ts'
import { LinkPlace } from '../links/link-place.tsx'
import { useList } from '../list/use-list.ts'
import { useTimes } from '../screen-parts/times.ts'
import { AddressCard } from './address-card.tsx'
import * as styles from './addresses.css.ts'

/** Links of the site that lead nowhere. */
export function DeadLinksPanel() {
  const { dead: words, tabs } = useAddressWords()
  const list = useList(useLinks().dead, [])
  const card = useRef<HTMLElement>(null)
  return (
    <>
      <AddressCard
        ref={card}
        title={tabs.dead}
        search={words.search}
        list={list}
        empty={{ title: words.none, text: words.noneText }}
        columns={useColumns()}
      />
      <p className={styles.note}>{words.note}</p>
    </>
  )
}

const useColumns = (): ReadonlyArray<Column<DeadLink>> => {
  const { dead: words } = useAddressWords()
  const { columns, reasons } = words
  const { day } = useTimes()
  const reasonOf = ({ reason, result }: DeadLink) => {
    if (reason !== 'outside') return reasons[reason]
    if (/^\d/u.test(result)) return fill(reasons.status, { status: result })
    return /CERT/u.test(result) ? reasons.certificate : reasons.outside
  }
  return [
    { key: 'in', header: columns.in, place: 'main', cell: (link) => <LinkPlace link={link} /> },
    {
      key: 'target',
      header: columns.target,
      cell: ({ target }) => {
        const address = pathOf(target) ?? target
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
      cell: (link) => <Tag tone={link.reason === 'outside' ? 'buff' : 'shoal'}>{reasonOf(link)}</Tag>,
    },
    { key: 'since', header: columns.since, cell: ({ since }) => (since === '' ? '–' : day(since)) },
  ]
}
