import { useEffect } from 'react'
import { numberText } from '#domain/wording/counted.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { Figure } from './figure.tsx'

/** Counts of the mails that wait for an answer, each a link to the filtered inbox. */
export function DueFigures() {
  const { dashboard: words } = useDeskWords()
  const { value, fetch } = useReading(useActors().staff().desk.totals.enquiries)
  useEffect(fetch, [fetch])
  const figures = [
    [words.overdue, value?.overdue, countedQueries.overdue],
    [words.today, value?.today, countedQueries.today],
    [words.unowned, value?.none, { status: 'open', owner: 'none' }],
  ] as const
  return figures.map(([label, total, search]) => (
    <Figure
      key={label}
      label={label}
      screen="enquirymails"
      search={search}
      value={total === undefined ? undefined : numberText(total)}
    />
  ))
}
