import { useState } from 'react'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useSiteTimeZone, useTimes } from '../../screen-parts/times.ts'

/** Names the time zone in which a list shows times. */
export function ZoneNote() {
  const { scheduled: words } = usePublishingWords()
  const times = useTimes()
  const timeZone = useSiteTimeZone()
  const [now] = useState(() => new Date().toISOString())
  return (
    <Sentence
      of={words.note}
      zone={times.zone(now) || timeZone}
      offset={<bdi dir="ltr">{times.offset(now)}</bdi>}
    />
  )
}
