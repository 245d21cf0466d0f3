import { byDay, type DueTogether } from '#domain/publishing/by-day.ts'
import type { ListedDraft } from '#domain/publishing/draft.ts'
import type { Release } from '#domain/publishing/release.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useOwnTime, useSiteTimeZone, useTimes } from '../../screen-parts/times.ts'
import { DraftRow, type DraftRowActions } from './draft-row.tsx'
import { ReleaseActions, type ReleaseActionsProps } from './release-actions.tsx'
import * as styles from './scheduled.css.ts'

/** The actions on drafts, and on the releases of scheduled ones. */
export interface DraftActions extends DraftRowActions, Omit<ReleaseActionsProps, 'release'> {
  releases: ReadonlyArray<Release>
}

export interface DraftDaysProps extends DraftActions {
  rows: ReadonlyArray<ListedDraft>
}

/** Drafts by day and time; those of one release at one time stand together. */
export function DraftDays({ rows, ...actions }: DraftDaysProps) {
  const { scheduled: words } = usePublishingWords()
  const times = useTimes()
  return byDay(rows, useSiteTimeZone()).map(({ day, groups }) => (
    <section key={day} aria-label={day === '' ? words.withoutTime : undefined} className={styles.day}>
      {day !== '' && (
        <h2 className={styles.date}>
          {times.day(groups[0]?.dueAt ?? '')}
          <span className={styles.weekday}> {times.weekday(groups[0]?.dueAt ?? '')}</span>
        </h2>
      )}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.drafts[0]?.id} className={styles.group} data-state={group.drafts[0]?.state}>
            {group.dueAt !== '' && <GroupHead {...actions} {...group} />}
            {group.drafts.map((draft) => (
              <DraftRow key={draft.id} {...actions} draft={draft} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface GroupHeadProps extends DueTogether<ListedDraft>, Omit<DraftActions, keyof DraftRowActions> {}

/** The time of a group, and the release that it is or is part of. */
function GroupHead({ dueAt, release: name, drafts, releases, ...props }: GroupHeadProps) {
  const { schedule, scheduled: words } = usePublishingWords()
  const { clock } = useTimes()
  const ownTime = useOwnTime()(dueAt)
  const isWaiting = drafts[0]?.state === 'waiting'
  // The buttons of a single change do the same.
  const mayPublish = useMayChangeLive()
  const release = releases.find((each) => isWaiting && each.name === name && each.changes > 1)
  const isPart = release !== undefined && release.changes !== drafts.length
  return (
    <div className={styles.head}>
      <time dateTime={dueAt}>{clock(dueAt)}</time>
      {ownTime && <span className={styles.own}>{fill(schedule.own, ownTime)}</span>}
      {name !== '' && <b dir="auto">{name}</b>}
      {isPart ? (
        <span>{fill(words.part, { n: String(drafts.length), all: String(release.changes) })}</span>
      ) : (
        drafts.length > 1 && <span>{count(words.together, drafts.length)}</span>
      )}
      {release && mayPublish && <ReleaseActions {...props} release={release} />}
    </div>
  )
}
