import { createContext, use } from 'react'
import { publishedDay } from '#domain/time/published-day.ts'
import { writtenDay } from './written-day.ts'

/** Of the site, by which its days are told. */
export const TimeZone = createContext('UTC')

interface PublishedDayProps {
  /** An instant in ISO 8601. */
  time: string
  className: string
}

/** The day on which an article came out; not drawn where that is not known. */
export function PublishedDay({ time, className }: PublishedDayProps) {
  const day = publishedDay(use(TimeZone), time)
  if (day === undefined) return null
  return (
    <time dateTime={day} className={className}>
      {writtenDay(day)}
    </time>
  )
}
