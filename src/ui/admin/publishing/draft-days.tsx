import { byDay } from '#domain/publishing/by-day.ts'
import type { ListedDraft } from '#domain/publishing/draft.ts'
import { count } from '#domain/wording/counted.ts'
import { usePublishingWords } from '#ui/words/use-publishing-words.ts'
import { DraftRow, type DraftActions } from './draft-row.tsx'
import * as styles from './scheduled.css.ts'
import { useZoneTimes } from './zone-times.ts'

export interface DraftDaysProps extends DraftActions {
  rows: ReadonlyArray<ListedDraft>
  timeZone: string
}

/** Drafts by day and time; those of one release at one time stand together. */
export function DraftDays({ rows, timeZone, ...actions }: DraftDaysProps) {
  const { scheduled: words } = usePublishingWords()
  const times = useZoneTimes(timeZone)
  return byDay(rows, timeZone).map(({ day, groups }) => (
    <section key={day} aria-label={day === '' ? words.withoutTime : undefined} className={styles.day}>
      {day !== '' && (
        <h2 className={styles.date}>
          {times.day(groups[0]?.dueAt ?? '')}
          <span className={styles.weekday}> {times.weekday(groups[0]?.dueAt ?? '')}</span>
        </h2>
      )}
      <ul className={styles.groups}>
        {groups.map(({ dueAt, release, drafts }) => (
          <li key={drafts[0]?.id} className={styles.group} data-state={drafts[0]?.state}>
            {dueAt !== '' && (
              <div className={styles.head}>
                <time dateTime={dueAt}>{times.clock(dueAt)}</time>
                {release !== '' && <b dir="auto">{release}</b>}
                {drafts.length > 1 && <span>{count(words.together, drafts.length)}</span>}
              </div>
            )}
            {drafts.map((draft) => (
              <DraftRow key={draft.id} {...actions} draft={draft} times={times} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  ))
}
