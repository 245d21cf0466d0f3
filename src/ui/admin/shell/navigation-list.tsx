import { useLocation, useMatches } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { featureOfScreen } from '#domain/access/feature.ts'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { UnreadReading } from '#ui/actors/office/staff-readings.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { askedHistory } from './navigation/history-address.ts'
import { ScreenAnchor } from './navigation/screen-link.tsx'
import { navigation } from './navigation/navigation.ts'
import type { NavigationEntry } from './navigation/navigation-entry.ts'
import { subjectScreens } from './navigation/subject-screens.ts'
import * as styles from './rail.css.ts'

/** Groups with at least this many entries are folded. */
const foldedFrom = 4

export interface NavigationListProps {
  role: Role
  /** Called before a link is followed. */
  onFollow?: () => void
}

/** The screens that a role may open, in their groups. */
export function NavigationList({ role, onFollow }: NavigationListProps) {
  const hasFeature = useHasFeature()
  const current = useCurrentScreen()
  const words = useOfficeWords()
  const isCurrent = (entry: NavigationEntry) => current !== undefined && entry.screens.includes(current)
  return (
    <nav aria-label={words.navigation.name}>
      {navigation.map(({ name, folds = false, entries }) => {
        const open = entries.filter(
          ({ screens: [screen] }) => permits(role, screens[screen]) && hasFeature(featureOfScreen[screen]),
        )
        if (open.length === 0) return null
        const title = name && words.navigation.groups[name]
        const list = (
          <ul>
            {open.map((entry) => (
              <li key={entry.screens[0]}>
                <ScreenAnchor
                  screen={entry.screens[0]}
                  className={styles.link}
                  onClick={onFollow}
                  aria-current={isCurrent(entry) ? 'page' : undefined}
                >
                  <Icon name={entry.icon} size="md" className={styles.icon} />
                  {words.screens[entry.screens[0]]}
                  {entry.unread && <UnreadCount of={entry.unread} />}
                  {entry.hasFailed && <FailedCount />}
                </ScreenAnchor>
              </li>
            ))}
          </ul>
        )
        const heading = title && <h2 className={styles.group}>{title}</h2>
        return (
          <section key={name ?? ''} aria-label={title}>
            {folds && open.length >= foldedFrom ? (
              // Opens automatically on one of its screens.
              <details open={open.some(isCurrent)}>
                <summary className={styles.opener}>
                  {heading}
                  <Icon name="chevron-down" size="sm" className={styles.chevron} />
                </summary>
                {list}
              </details>
            ) : (
              <>
                {heading}
                {list}
              </>
            )}
          </section>
        )
      })}
    </nav>
  )
}

/** The screen that the navigation marks as current; an item's history belongs to the list of its kind. */
const useCurrentScreen = (): Screen | undefined => {
  const screen = useMatches().at(-1)?.staticData.screen
  const history = askedHistory(useLocation().search)
  return screen === 'history' && history ? subjectScreens(history.subject)[0] : screen
}

const maxUnread = 999

function UnreadCount({ of }: { of: UnreadReading }) {
  const { unread } = useOfficeWords().navigation
  const { value } = useReading(useActors().staff().readings[of])
  return <Count value={value} noun={unread} />
}

function FailedCount() {
  const { failed } = useOfficeWords().navigation
  const drafts = useActors().staff().drafts
  const total = useSelector(drafts.failed, ({ context }) => context.total)
  useEffect(() => drafts.fetchFailed(), [drafts])
  return <Count value={total} noun={failed} />
}

function Count({ value = 0, noun }: { value: number | undefined; noun: string }) {
  if (value === 0) return null
  return (
    <span className={styles.unread}>
      {value > maxUnread ? `${maxUnread}+` : value}
      <VisuallyHidden> {noun}</VisuallyHidden>
    </span>
  )
}
