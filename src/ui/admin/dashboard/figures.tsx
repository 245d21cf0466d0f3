import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isOpenPosition } from '#domain/content/career.ts'
import type { ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { publishedDay } from '#domain/time/published-day.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useItems } from '#ui/actors/office/use-items.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { useInShownLanguage } from '../screen-parts/in-shown-language.ts'
import { useSiteTimeZone, useTimes } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'
import { Figure } from './figure.tsx'
import { useTotal } from './use-total.ts'

export function Figures({ children }: { children: ReactNode }) {
  const { figures } = useDashboardWords()
  return (
    <Card className={styles.figures} aria-label={figures.name}>
      {children}
    </Card>
  )
}

export function UnreadEnquiries() {
  const words = useDashboardWords().figures
  const { readings, enquiries } = useActors().staff()
  const { value, failure } = useReading(readings.unreadEnquiries)
  const total = useTotal(enquiries.list)
  if (isMissing(failure)) return null
  return (
    <Figure
      label={words.unreadEnquiries}
      screen="enquirymails"
      value={value === undefined ? undefined : numberText(value)}
      note={total && fill(words.total, { total })}
    />
  )
}

export function UnreadProfiles() {
  const words = useDashboardWords().figures
  const { readings, profiles } = useActors().staff()
  const { value, failure } = useReading(readings.unreadProfiles)
  const [newest] = useSelector(profiles.list, (snapshot) => snapshot.context.items)
  const { items: careers } = useItems('career')
  const inShown = useInShownLanguage()
  // The actor's rows are typed by their id only.
  const { careerId, position: stored } = (newest ?? {}) as Partial<ReceivedProfile>
  const career = careers.find(({ id }) => id === careerId)
  const position = career === undefined ? stored : inShown(career).title
  if (isMissing(failure)) return null
  return (
    <Figure
      label={words.unreadProfiles}
      screen="profilemails"
      value={value === undefined ? undefined : numberText(value)}
      note={position ? fill(words.newestFor, { position }) : newest && words.newestWithout}
    />
  )
}

export function OpenPositionsFigure() {
  const words = useDashboardWords().figures
  const { dayAndMonth } = useTimes()
  const { items, total } = useItems('career')
  const today = useActors().staff().closing.today()
  const open = items.filter((position) => isOpenPosition(position, today))
  const [first] = open
    .map(({ closingDate }) => closingDate)
    .filter(Boolean)
    .toSorted()
  const more = total !== undefined && total > items.length ? '+' : ''
  return (
    <Figure
      label={words.openPositions}
      screen="CareerList"
      value={total === undefined ? undefined : `${open.length}${more}`}
      note={first && fill(words.firstCloses, { day: dayAndMonth(first) })}
    />
  )
}

export function NewsArticles() {
  const words = useDashboardWords().figures
  const { dayAndMonth } = useTimes()
  const { items } = useItems('newsArticle')
  const total = useTotal(useActors().staff().contents.newsArticle.list)
  const [newest] = items
  const day = dayAndMonth(publishedDay(useSiteTimeZone(), newest?.createdAt ?? '') ?? '')
  return (
    <Figure
      label={words.newsArticles}
      screen="NewsList"
      value={total}
      note={day && fill(words.newestOf, { day })}
    />
  )
}
