import { Fragment, type ReactNode } from 'react'
import { draftsMoment, type DueMoment, type PreviewChange } from '#domain/publishing/preview.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { timesIn } from '#ui/admin/screen-parts/times.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'
import { usePreviewWords } from '#ui/words/editor/use-preview-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { MomentForm, type MomentFormProps } from './moment-form.tsx'
import * as styles from './preview-bar.css.ts'
import { PreviewChanges } from './preview-changes.tsx'

export interface PreviewBarProps {
  /** `drafts`, or an instant in ISO 8601. */
  moment: string
  /** When scheduled changes are due. */
  moments: ReadonlyArray<DueMoment>
  /** The address of this page at a moment; absent if only one may be shown. */
  hrefAt?: ((moment: string) => string) | undefined
  /** The changes to what this page shows. */
  changes: ReadonlyArray<PreviewChange>
  timeZone: string
  /** When the link that opened it ends, in ISO 8601; empty for one's own preview. */
  until: string
  /** The address of the page as visitors see it. */
  endHref: string
  typed: Pick<MomentFormProps, 'query' | 'date' | 'time' | 'error'>
  /** Whether a form of the page was posted. */
  isPosted: boolean
}

/** Stands above a preview of the site: its moment, what differs on the page, and the way out. Works without scripts. */
export function PreviewBar(props: PreviewBarProps) {
  const { moment, moments, hrefAt, changes, timeZone, until, endHref, typed, isPosted } = props
  const words = usePreviewWords()
  const language = useInterfaceLanguage()
  const times = timesIn(useInterfaceLanguage(), timeZone)
  const momentText = (at: string) => (at === draftsMoment ? words.drafts : times.moment(at))
  const due = moments.find(({ dueAt }) => dueAt === moment)
  return (
    <section lang={language.tag} dir={language.dir} aria-label={words.name} className={styles.bar}>
      {isPosted && (
        <p role="status" className={styles.notice}>
          {words.notSent}
        </p>
      )}
      <b className={styles.name}>{words.name}</b>
      {hrefAt === undefined ? (
        <span>{momentText(moment)}</span>
      ) : (
        <>
          <Menu label={<Moment due={due}>{momentText(moment)}</Moment>}>
            <ul>
              {[{ dueAt: draftsMoment, releases: [], total: 0 }, ...moments].map((one) => (
                <li key={one.dueAt}>
                  <a
                    href={hrefAt(one.dueAt)}
                    aria-current={one.dueAt === moment ? 'true' : undefined}
                    className={styles.moment}
                  >
                    <Moment due={one}>{momentText(one.dueAt)}</Moment>
                  </a>
                </li>
              ))}
            </ul>
          </Menu>
          <Menu label={words.another} isOpen={typed.error !== undefined}>
            <MomentForm {...typed} timeZone={timeZone} />
          </Menu>
        </>
      )}
      <Menu label={changes.length === 0 ? words.same : count(words.differences, changes.length)}>
        <PreviewChanges changes={changes} />
      </Menu>
      <div className={styles.end}>
        <span>{until === '' ? words.own : fill(words.linked, { time: times.moment(until) })}</span>
        <a href={endHref} className={styles.leave}>
          {words.end}
        </a>
      </div>
    </section>
  )
}

/** A time with what happens then, such as '16 Dec, 00:00 · National Day, 4 changes'. */
function Moment({ due, children }: { due: DueMoment | undefined; children: string }) {
  const { changes } = usePreviewWords()
  const { separator } = usePublishingWords().editor
  if (due === undefined || due.total === 0) return children
  return (
    <span>
      {children} ·{' '}
      {due.releases.map((release) => (
        <Fragment key={release}>
          <bdi>{release}</bdi>
          {separator}
        </Fragment>
      ))}
      {count(changes, due.total)}
    </span>
  )
}

interface MenuProps {
  label: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** Opens a panel below the bar; opening another one closes it. */
function Menu({ label, isOpen = false, children }: MenuProps) {
  return (
    <details name="preview" open={isOpen} className={styles.menu}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron-down" size="sm" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
