import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isOpen } from '#domain/content/career.ts'
import type { ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useItems } from '#ui/actors/office/use-items.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { dayAndMonth } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'
import { Figure } from './figure.tsx'
import { useTotal } from './use-total.ts'

export function Figures({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.figures} aria-label="Key figures">
      {children}
    </Card>
  )
}

export function UnreadEnquiries() {
  const { readings, enquiries } = useActors().staff()
  const { value, failure } = useReading(readings.unreadEnquiries)
  const total = useTotal(enquiries.list)
  if (isMissing(failure)) return null
  return (
    <Figure
      label="Unread enquiries"
      screen="enquirymails"
      value={value?.toLocaleString('en')}
      note={total && `Of ${total} in total`}
    />
  )
}

export function UnreadProfiles() {
  const { readings, profiles } = useActors().staff()
  const { value, failure } = useReading(readings.unreadProfiles)
  const [newest] = useSelector(profiles.list, (snapshot) => snapshot.context.items)
  // The actor's rows are typed by their id only.
  const { position } = (newest ?? {}) as Partial<ReceivedProfile>
  if (isMissing(failure)) return null
  return (
    <Figure
      label="Unread profile mails"
      screen="profilemails"
      value={value?.toLocaleString('en')}
      note={position && `Newest for ${position}`}
    />
  )
}

export function OpenPositions() {
  const { items, total } = useItems('career')
  const today = useActors().staff().closing.today()
  const open = items.filter((position) => isOpen(position, today))
  const [first] = open
    .map(({ closingDate }) => closingDate)
    .filter(Boolean)
    .toSorted()
  const more = total !== undefined && total > items.length ? '+' : ''
  return (
    <Figure
      label="Open positions"
      screen="CareerList"
      value={total === undefined ? undefined : `${open.length}${more}`}
      note={first && `First closes ${dayAndMonth(first)}`}
    />
  )
}

export function NewsArticles() {
  const { items } = useItems('newsArticle')
  const total = useTotal(useActors().staff().contents.newsArticle.list)
  const [newest] = items
  const day = dayAndMonth(newest?.createdAt.slice(0, 10) ?? '')
  return <Figure label="News articles" screen="NewsList" value={total} note={day && `Newest of ${day}`} />
}
