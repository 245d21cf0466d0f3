import { useRef, useState } from 'react'
import type { MissingPath } from '#domain/addresses/redirects/redirect.ts'
import { proposedPage } from '#domain/addresses/redirects/site-pages.ts'
import { count } from '#domain/wording/counted.ts'
import { fill, type Template } from '#domain/wording/template.ts'
import { useRedirects } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { ListStrip } from '../../publishing/scheduled/list-strip.tsx'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { AddressCard } from './address-card.tsx'
import * as styles from './addresses.css.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

export const missingLists = ['missing', 'ignored'] as const

const narrowing: Narrowing<{ readonly list?: string }> = {
  read: ({ list }) => ({ ...(typeof list === 'string' && { list }) }),
  query: ({ list }) => ({ ...(list === 'ignored' && { ignored: true }) }),
}

/** Lists paths that visitors requested and that have no page, with the actions on them. */
export function MissingPanel() {
  const actors = useRedirects()
  const words = useAddressWords()
  const { tabs, ignored, restored, none, noneText, note, search } = words.missing
  const list = useList(actors.missing, [], narrowing)
  const [led, setLed] = useState<string>()
  const card = useRef<HTMLElement>(null)
  const done = () => {
    card.current?.focus()
    list.fetch()
  }
  const columns = useColumns({
    lead: (from, to) =>
      actors.add(
        { from, to, status: to === '' ? 410 : 301, note: '' },
        { text: words.saved, failure: words.failures.save, done },
      ),
    choose: setLed,
    ignore: ({ id, ignored: isIgnored }) =>
      actors.ignore(id, !isIgnored, {
        text: isIgnored ? restored : ignored,
        failure: words.failures.ignore,
        done,
      }),
  })
  const current = list.filters?.list
  return (
    <>
      <AddressCard
        ref={card}
        title={words.tabs.missing}
        search={search}
        list={list}
        strip={
          <ListStrip
            screen="Addresses"
            label={words.tabs.missing}
            current={current}
            entries={missingLists.map((one) => ({
              list: one,
              name: one === 'ignored' ? tabs.ignored : tabs.open,
              ...(one === current && { total: list.total }),
            }))}
          />
        }
        empty={{ title: none, text: noneText }}
        columns={columns}
      />
      <p className={styles.note}>{note}</p>
      {led !== undefined && (
        <RedirectDialog
          from={led}
          onClose={() => {
            setLed(undefined)
            list.fetch()
          }}
        />
      )}
    </>
  )
}

interface Actions {
  /** Without a target, the page is gone. */
  readonly lead: (from: string, to: string) => void
  readonly choose: (from: string) => void
  readonly ignore: (missing: MissingPath) => void
}

const useColumns = ({ lead, choose, ignore }: Actions): ReadonlyArray<Column<MissingPath>> => {
  const { missing: words } = useAddressWords()
  const { columns } = words
  const { moment } = useTimes()
  const languages = useSiteLanguages()
  const action = (name: string, of: Template<'address'>, { path: address }: MissingPath, act: () => void) => (
    <Button size="sm" variant="ghost" aria-label={fill(of, { address })} onClick={once(act)}>
      {name}
    </Button>
  )
  return [
    {
      key: 'path',
      header: columns.path,
      role: 'main',
      cell: ({ path, referringHost }) => (
        <>
          <code dir="ltr" className={styles.address}>
            {path}
          </code>
          {referringHost !== '' && (
            <p className={styles.details}>{fill(words.from, { host: referringHost })}</p>
          )}
        </>
      ),
    },
    { key: 'total', header: columns.total, cell: ({ total }) => count(words.times, total) },
    { key: 'last', header: columns.last, cell: ({ lastAt }) => moment(lastAt) },
    {
      key: 'proposed',
      header: columns.proposed,
      cell: ({ path }) => {
        const page = proposedPage(languages, path)
        return page === undefined ? (
          <span className={styles.details}>{words.nothingClose}</span>
        ) : (
          <TextLink href={page} dir="ltr">
            {page}
          </TextLink>
        )
      },
    },
    {
      key: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (row) => {
        const { path, ignored } = row
        const page = proposedPage(languages, path)
        return (
          <div className={styles.actions}>
            {page !== undefined && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={fill(words.leadThereOf, { address: path, page })}
                onClick={once(() => lead(path, page))}
              >
                {words.leadThere}
              </Button>
            )}
            {action(words.leadTo, words.leadToOf, row, () => choose(path))}
            {action(words.gone, words.goneOf, row, () => lead(path, ''))}
            {ignored
              ? action(words.restore, words.restoreOf, row, () => ignore(row))
              : action(words.ignore, words.ignoreOf, row, () => ignore(row))}
          </div>
        )
      },
    },
  ]
}
