import { maySendAgain, type Webhook, type WebhookDelivery } from '#domain/connections/webhook.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './connections.css.ts'

/** The columns of what was sent to webhooks. */
export const useDeliveryColumns = (
  webhooks: ReadonlyArray<Webhook>,
  onSendAgain: (delivery: WebhookDelivery) => void,
): ReadonlyArray<Column<WebhookDelivery>> => {
  const words = useConnectionWords().webhooks
  const { columns } = words
  const { moment } = useTimes()
  const webhookOf = ({ webhookId }: WebhookDelivery) => webhooks.find(({ id }) => id === webhookId)
  const resultOf = ({ state, result, at }: WebhookDelivery) => {
    if (state === 'sent') return <Tag tone="shoal">{result}</Tag>
    if (state === 'parked') return <Tag>{fill(words.givenUp, { result })}</Tag>
    if (result === '') return words.waiting
    return <Tag tone="outline">{fill(words.again, { result, time: moment(at) })}</Tag>
  }
  return [
    { key: 'at', header: columns.time, cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'event',
      header: columns.event,
      role: 'main',
      cell: (delivery) => (
        <>
          <code dir="ltr">{delivery.event}</code>
          <p className={styles.details}>
            <bdi>{webhookOf(delivery)?.name}</bdi>
          </p>
        </>
      ),
    },
    { key: 'result', header: columns.result, cell: resultOf },
    { key: 'tries', header: columns.tries, cell: ({ tries }) => numberText(tries) },
    {
      key: 'duration',
      header: columns.duration,
      cell: ({ tries, duration }) =>
        tries === 0 ? '' : fill(words.milliseconds, { count: numberText(duration) }),
    },
    {
      key: 'actions',
      header: columns.actions,
      role: 'actions',
      cell: (delivery) => {
        const webhook = webhookOf(delivery)
        if (webhook && !maySendAgain(webhook, delivery))
          return <span className={styles.details}>{words.off}</span>
        return (
          <Button
            size="sm"
            variant="ghost"
            aria-label={fill(words.sendAgainOf, {
              event: delivery.event,
              time: moment(delivery.createdAt),
            })}
            onClick={() => onSendAgain(delivery)}
          >
            {words.sendAgain}
          </Button>
        )
      },
    },
  ]
}
