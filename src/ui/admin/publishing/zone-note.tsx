import { useState } from 'react'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePublishingWords } from '#ui/words/use-publishing-words.ts'
import { useZoneTimes } from './zone-times.ts'

/** Names the time zone in which a list shows times. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { scheduled: words } = usePublishingWords()
  const times = useZoneTimes(timeZone)
  const [now] = useState(() => new Date().toISOString())
  return (
    <Sentence
      of={words.note}
      zone={times.zone(now) || timeZone}
      offset={<bdi dir="ltr">{times.offset(now)}</bdi>}
    />
  )
}
