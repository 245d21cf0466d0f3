import { useEffect, useMemo, useState } from 'react'
import { dueIn, type DueIn } from '#domain/desk/due/due-words.ts'
import { mailClocks } from '#domain/desk/due/mail-clock.ts'
import { minute } from '#domain/time/durations.ts'
import { count } from '#domain/wording/counted.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import type { Mail } from './mail.ts'

export interface DueText {
  readonly text: string
  readonly state: DueIn['state'] | 'soon'
}

/** In hours; less counts as soon. */
const soon = 3

/** When answers are due, in words of working time; `undefined` without a clock or before the hours are known. */
export const useDueWords = () => {
  const { due: words } = useDeskWords()
  const { value: desk, fetch } = useReading(useActors().staff().desk.settings)
  const isUnknown = desk === undefined
  useEffect(() => {
    if (isUnknown) fetch()
  }, [isUnknown, fetch])
  // An inbox is open all day, and draws nothing anew while no mail arrives.
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  const clocks = useMemo(() => desk && mailClocks(desk), [desk])
  return ({ dueAt, location }: Mail): DueText | undefined => {
    if (dueAt === undefined || clocks === undefined) return undefined
    const { state, unit, n } = dueIn(clocks.hoursOf(location), Date.parse(dueAt), now)
    const isSoon = state === 'left' && (unit === 'minutes' || (unit === 'hours' && n < soon))
    return { text: count(words[state][unit], n), state: isSoon ? 'soon' : state }
  }
}
