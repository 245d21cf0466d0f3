import { type ComponentProps, createContext, use } from 'react'
import { publishedDay } from '#domain/time/published-day.ts'
import { formatDay } from './format-day.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'

/** The site's time zone, in which dates are shown. */
export const TimeZone = createContext('UTC')

export interface PublishedDayProps extends Pick<ComponentProps<'time'>, 'className' | 'lang' | 'dir'> {
  /** An instant in ISO 8601. */
  time: string
}

/** The day on which an article was published; renders nothing if it is unknown. */
export function PublishedDay({ time, ...attributes }: PublishedDayProps) {
  const words = useSiteWords()
  const day = publishedDay(use(TimeZone), time)
  if (day === undefined) return null
  return (
    <time dateTime={day} {...attributes}>
      {formatDay(day, words)}
    </time>
  )
}
