import { useRef, useState } from 'react'
import type { Redirect } from '#domain/addresses/redirects/redirect.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useRedirects } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { useList } from '../../list/use-list.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { AddressCard } from './address-card.tsx'
import * as styles from './addresses.css.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

interface RedirectsPanelProps {
  /** Whether the dialog of a new entry is open. */
  adding: boolean
  onAdded: () => void
}

/** The old addresses. */
export function RedirectsPanel({ adding, onAdded }: RedirectsPanelProps) {
  const actors = useRedirects()
  const words = useAddressWords()
  const list = useList(actors.list, [])
  const [edited, setEdited] = useState<Redirect>()
  const [asked, setAsked] = useState<Redirect>()
  const [asking, setAsking] = useState(false)
  const card = useRef<HTMLElement>(null)
  const columns = useColumns(setEdited, (redirect) => {
    setAsked(redirect)
    setAsking(true)
  })
  const close = () => {
    setEdited(undefined)
    onAdded()
    list.fetch()
  }
  const remove = ({ id }: Redirect) => {
    setAsking(false)
    actors.remove(id, {
      text: words.removed,
      failure: words.failures.remove,
      // The dialog holds the focus until it has closed.
      done: () => {
        card.current?.focus()
        list.fetch()
      },
    })
  }
  return (
    <>
      <AddressCard
        ref={card}
        title={words.tabs.old}
        search={words.search}
        list={list}
        empty={{ title: words.none, text: words.noneText }}
        columns={columns}
      />
      {(adding || edited !== undefined) && <RedirectDialog redirect={edited} onClose={close} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fill(words.removeTitle, { address: asked?.from ?? '' })}
        description={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => asked && remove(asked)}
      />
    </>
  )
}

const useColumns = (
  edit: (redirect: Redirect) => void,
  remove: (redirect: Redirect) => void,
): ReadonlyArray<Column<Redirect>> => {
  const words = useAddressWords()
  const { columns } = words
  const { moment } = useTimes()
  return [
    {
      key: 'from',
      header: columns.from,
      role: 'main',
      cell: ({ from, note }) => (
        <>
          <code dir="ltr" className={styles.address}>
            {from}
          </code>
          {note !== '' && (
            <p className={styles.details}>
              <bdi>{note}</bdi>
            </p>
          )}
        </>
      ),
    },
    {
      key: 'to',
      header: columns.to,
      cell: ({ to }) =>
        to === '' ? (
          <span className={styles.details}>{words.gone}</span>
        ) : (
          <TextLink href={to} dir="ltr" className={styles.address}>
            {to}
          </TextLink>
        ),
    },
    { key: 'status', header: columns.status, role: 'id', cell: ({ status }) => String(status) },
    { key: 'visits', header: columns.visits, cell: ({ visits }) => count(words.visits, visits) },
    {
      key: 'last',
      header: columns.last,
      cell: ({ visitedAt }) => (visitedAt === '' ? words.notVisited : moment(visitedAt)),
    },
    {
      key: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (redirect) => (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={fill(words.editOf, { address: redirect.from })}
            onClick={() => edit(redirect)}
          >
            {words.edit}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={fill(words.removeOf, { address: redirect.from })}
            onClick={once(() => remove(redirect))}
          >
            {words.remove}
          </Button>
        </div>
      ),
    },
  ]
}
