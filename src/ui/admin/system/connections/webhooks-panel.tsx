import { useEffect, useRef, useState } from 'react'
import type { Webhook, WebhookDelivery } from '#domain/connections/webhook.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useWebhooks } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Table } from '#ui/design/data/table/table.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import * as listStyles from '../../list/list.css.ts'
import { PagedRows } from '../../list/paged-rows.tsx'
import { useList, type Narrowing } from '../../list/use-list.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import * as styles from './connections.css.ts'
import { useDeliveryColumns } from './delivery-columns.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

interface Filters {
  /** The tab; stays in the address. */
  readonly list?: string
  readonly webhook?: string | undefined
}

const narrowing: Narrowing<Filters> = {
  read: ({ list, webhook }) => ({
    ...(typeof list === 'string' && { list }),
    ...(typeof webhook === 'string' && { webhook }),
  }),
  query: ({ webhook }) => ({ ...(webhook !== undefined && { webhook }) }),
}

interface WebhooksPanelProps {
  /** Whether the dialog of a new webhook is open. */
  adding: boolean
  onAdded: () => void
}

/** The webhooks, one of them in detail, and what was sent. */
export function WebhooksPanel({ adding, onAdded }: WebhooksPanelProps) {
  const actors = useWebhooks()
  const { value: webhooks, failure, fetch } = useReading(useActors().staff().readings.webhooks)
  const list = useList(actors.deliveries, [], narrowing)
  const words = useConnectionWords().webhooks
  const { go, filters } = list
  const narrow = (change: Pick<Filters, 'webhook'>) => go({ ...change })
  useEffect(fetch, [fetch])
  const [editing, setEditing] = useState<Webhook>()
  if (failure) return <NotFetched wording={words.failures.fetch} failure={failure} onRetry={fetch} />
  if (!webhooks) return <SkeletonRows />
  const current = webhooks.find(({ id }) => id === filters?.webhook)
  const refetch = () => {
    fetch()
    list.fetch()
  }
  return (
    <>
      {webhooks.length === 0 ? (
        <Card aria-label={words.title} className={listStyles.card}>
          <EmptyState title={words.none} text={words.noneText} />
        </Card>
      ) : (
        <div className={styles.columns}>
          <Card title={words.title} className={styles.picker}>
            <ul>
              {webhooks.map((webhook) => (
                <li key={webhook.id}>
                  <button
                    type="button"
                    aria-pressed={webhook.id === current?.id}
                    className={styles.pick}
                    onClick={() => narrow({ webhook: webhook.id === current?.id ? undefined : webhook.id })}
                  >
                    <bdi className={styles.title}>{webhook.name}</bdi>
                    <WebhookState webhook={webhook} />
                  </button>
                </li>
              ))}
            </ul>
          </Card>
          <div className={styles.main}>
            {current && <Details webhook={current} onEdit={() => setEditing(current)} onChanged={refetch} />}
            <Deliveries list={list} webhooks={webhooks} onChanged={refetch} />
          </div>
        </div>
      )}
      {(adding || editing !== undefined) && (
        <WebhookDialog
          webhook={editing}
          onClose={() => {
            setEditing(undefined)
            onAdded()
            refetch()
          }}
        />
      )}
    </>
  )
}

function WebhookState({ webhook: { on, offBecause, parked } }: { webhook: Webhook }) {
  const words = useConnectionWords().webhooks
  if (!on) return <Tag tone="outline">{offBecause === '' ? words.off : words.offByServer}</Tag>
  return parked > 0 ? <Tag>{count(words.parked, parked)}</Tag> : <Tag tone="shoal">{words.on}</Tag>
}

interface DetailsProps {
  webhook: Webhook
  onEdit: () => void
  onChanged: () => void
}

function Details({ webhook, onEdit, onChanged }: DetailsProps) {
  const actors = useWebhooks()
  const words = useConnectionWords().webhooks
  const { comma } = useSharedWords()
  const [removing, setRemoving] = useState(false)
  const { id, name, address, events, on, offBecause } = webhook
  return (
    <Card
      title={<bdi>{name}</bdi>}
      action={
        <div className={styles.rowActions}>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => actors.test(id, { text: words.tested, failure: words.failures.send }, onChanged)}
          >
            {words.test}
          </Button>
          <Button size="sm" variant="ghost" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
      }
    >
      <dl className={styles.facts}>
        <dt>{words.address}</dt>
        <dd>
          <code dir="ltr">{address}</code>
        </dd>
        <dt>{words.events}</dt>
        <dd>{events.map((event) => words.eventNames[event]).join(comma)}</dd>
      </dl>
      {!on && offBecause !== '' && (
        <p className={styles.off}>{offBecause === 'gone' ? words.offGone : words.offFailing}</p>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={fill(words.removeTitle, { name })}
        description={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() =>
          actors.remove(id, { text: words.removed, failure: words.failures.remove }, () => {
            setRemoving(false)
            onChanged()
          })
        }
      />
    </Card>
  )
}

interface DeliveriesProps {
  list: ReturnType<typeof useList<WebhookDelivery, Filters>>
  webhooks: ReadonlyArray<Webhook>
  onChanged: () => void
}

function Deliveries({ list, webhooks, onChanged }: DeliveriesProps) {
  const actors = useWebhooks()
  const words = useConnectionWords().webhooks
  const card = useRef<HTMLElement>(null)
  const columns = useDeliveryColumns(webhooks, ({ id }) =>
    actors.sendAgain(id, { text: words.queued, failure: words.failures.send }, () => {
      card.current?.focus()
      onChanged()
    }),
  )
  return (
    <Card ref={card} tabIndex={-1} title={words.deliveries} className={listStyles.card}>
      <PagedRows
        list={list}
        wording={words.failures.fetch}
        empty={<EmptyState title={words.noDeliveries} text={words.noDeliveriesText} />}
        renderRows={(rows) => (
          <Table caption={words.deliveries} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      />
    </Card>
  )
}
