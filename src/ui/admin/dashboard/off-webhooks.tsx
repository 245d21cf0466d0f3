import { useEffect } from 'react'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { ScreenAnchor, ScreenText } from '../shell/navigation/screen-link.tsx'
import * as styles from './dashboard.css.ts'

const webhooksTab = { list: 'webhooks' }

/** The webhooks that the server has switched off; nothing if there are none. */
export function OffWebhooks({ className }: { className?: string }) {
  const { webhooks: words } = useDashboardWords()
  const { value = [], fetch } = useReading(useActors().staff().readings.webhooks)
  useEffect(fetch, [fetch])

  const off = value.filter(({ on, offBecause }) => !on && offBecause !== '')
  if (off.length === 0) return null
  return (
    <Card
      title={words.title}
      aria-label={words.title}
      className={className}
      action={
        <ScreenText screen="Connections" search={webhooksTab} variant="plain">
          {words.seeAll}
        </ScreenText>
      }
    >
      <ul className={styles.newest}>
        {off.map(({ id, name, offBecause }) => (
          <li key={id} className={styles.scheduled}>
            <ScreenAnchor
              screen="Connections"
              search={{ ...webhooksTab, webhook: id }}
              className={styles.scheduledTitle}
            >
              <bdi>{name}</bdi>
            </ScreenAnchor>
            <span>{offBecause === 'gone' ? words.because.gone : words.because.failing}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
