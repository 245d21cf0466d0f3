import { useRef, useState } from 'react'
import { isValidToken, tokenHeader, type ApiToken } from '#domain/connections/api-token.ts'
import { allows, scopeSubjects } from '#domain/connections/scope.ts'
import { day } from '#domain/time/durations.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { apiTokenActors } from '#ui/actors/connections/api-token-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import * as listStyles from '../../list/list.css.ts'
import { PagedRows } from '../../list/paged-rows.tsx'
import { useList } from '../../list/use-list.ts'
import { useRevocations } from '../../list/removal/use-revocations.ts'
import { useOwnLocation } from '../../shell/navigation/own-location.ts'
import { ListStrip } from '../../publishing/scheduled/list-strip.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import { useTitle } from '../../screen-parts/use-title.ts'
import * as styles from './connections.css.ts'
import { useScopeName } from './scope-name.ts'
import { TokenDialog } from './token-dialog.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

const webhooksTab = 'webhooks'

/** Days before its end from which a token says how many are left. */
const endsSoon = 60

/** API tokens and webhooks of other programs. */
export function ConnectionsScreen() {
  const { search } = useOwnLocation()
  const words = useConnectionWords()
  const { screens } = useOfficeWords()
  const [adding, setAdding] = useState(false)
  const showsWebhooks = search['list'] === webhooksTab
  const title = screens.Connections
  useTitle(title)
  return (
    <>
      <PageTitle
        title={title}
        note={words.note}
        actions={
          <Button size="sm" onClick={() => setAdding(true)}>
            <Icon name="plus" size="md" />
            {showsWebhooks ? words.newWebhook : words.newToken}
          </Button>
        }
      />
      <ListStrip
        screen="Connections"
        label={words.tabs.label}
        current={showsWebhooks ? webhooksTab : undefined}
        entries={[
          { list: undefined, name: words.tabs.tokens },
          { list: webhooksTab, name: words.tabs.webhooks },
        ]}
      />
      <div className={styles.panel}>
        {showsWebhooks ? (
          <WebhooksPanel adding={adding} onAdded={() => setAdding(false)} />
        ) : (
          <TokensPanel adding={adding} onAdded={() => setAdding(false)} />
        )}
      </div>
    </>
  )
}

interface PanelProps {
  /** Whether the dialog of a new token is open. */
  adding: boolean
  onAdded: () => void
}

/** Access of other programs: their tokens. */
function TokensPanel({ adding, onAdded }: PanelProps) {
  const tokens = useActors().staff().connections.tokens(apiTokenActors)
  const words = useConnectionWords()
  const { failures } = useFailureWords().apiTokens
  const list = useList(tokens.list, [])
  const [renewed, setRenewed] = useState<ApiToken>()
  const card = useRef<HTMLElement>(null)
  const { now, asked, ask, dialog } = useRevocations(tokens.list, {
    refill: list.fetch,
    takeFocus: () => card.current?.focus(),
  })
  const columns = useColumns(now, { renew: setRenewed, revoke: ask })
  const title = words.tabs.tokens
  return (
    <>
      <Card ref={card} tabIndex={-1} aria-label={title} className={listStyles.card}>
        <PagedRows
          list={list}
          wording={failures.fetch}
          empty={<EmptyState title={words.none} text={words.noneText} />}
          renderRows={(rows) => (
            <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )}
        />
      </Card>
      <p className={styles.note}>
        <Sentence of={words.howTo} header={<code dir="ltr">{tokenHeader}</code>} />
      </p>
      {(adding || renewed !== undefined) && (
        <TokenDialog
          token={renewed}
          onClose={() => {
            setRenewed(undefined)
            onAdded()
            list.fetch()
          }}
        />
      )}
      <ConfirmDialog
        {...dialog}
        title={fill(words.revokeTitle, { name: asked?.name ?? '' })}
        description={words.revokeText}
        confirmLabel={words.revoke}
        cancelLabel={words.dialog.cancel}
      />
    </>
  )
}

interface Actions {
  readonly renew: (token: ApiToken) => void
  readonly revoke: (token: ApiToken) => void
}

const useColumns = (now: number, { renew, revoke }: Actions): ReadonlyArray<Column<ApiToken>> => {
  const words = useConnectionWords()
  const { columns } = words
  const { moment, shortDate } = useTimes()
  const nameOf = useScopeName()
  const { comma } = useSharedWords()
  const namesOf = ({ scopes }: ApiToken, use: 'read' | 'write') =>
    scopeSubjects
      .filter((subject) => allows(scopes, subject, use))
      .map(nameOf)
      .join(comma)
  const untilOf = ({ until }: ApiToken) => {
    if (until === '') return words.never
    const left = Math.ceil((Date.parse(until) - now) / day)
    return (
      <>
        {shortDate(until)} {left > 0 && left <= endsSoon && <Tag>{count(words.daysLeft, left)}</Tag>}
      </>
    )
  }
  return [
    {
      key: 'name',
      header: columns.name,
      role: 'main',
      cell: ({ name, begins, author }) => (
        <>
          <bdi className={styles.title}>{name}</bdi>
          <p className={styles.details}>
            <Sentence
              of={words.madeBy}
              begins={<code dir="ltr">{begins}</code>}
              name={<bdi>{author.name}</bdi>}
            />
          </p>
        </>
      ),
    },
    {
      key: 'scopes',
      header: columns.scopes,
      cell: (token) => {
        const changes = namesOf(token, 'write')
        return (
          <>
            {fill(words.reads, { names: namesOf(token, 'read') })}
            {changes !== '' && <p>{fill(words.changes, { names: changes })}</p>}
          </>
        )
      },
    },
    { key: 'until', header: columns.until, cell: untilOf },
    {
      key: 'used',
      header: columns.used,
      cell: ({ usedAt }) => (usedAt === '' ? words.notUsed : moment(usedAt)),
    },
    {
      key: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (token) =>
        isValidToken(token, now) ? (
          <div className={styles.rowActions}>
            <Button
              size="sm"
              variant="ghost"
              aria-label={fill(words.renewOf, { name: token.name })}
              onClick={() => renew(token)}
            >
              {words.renew}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={fill(words.revokeOf, { name: token.name })}
              onClick={() => revoke(token)}
            >
              {words.revoke}
            </Button>
          </div>
        ) : (
          <Tag>{words.ended}</Tag>
        ),
    },
  ]
}
