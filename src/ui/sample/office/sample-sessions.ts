import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { hour } from '#domain/time/durations.ts'

const opened = (
  id: string,
  hoursAgo: number,
  [browser, system]: readonly [string, string],
  isThisOne = false,
): OwnSession => ({
  id,
  openedAt: new Date(Date.now() - hoursAgo * hour).toISOString(),
  usedAt: new Date(Date.now() - (hoursAgo * hour) / 4).toISOString(),
  browser,
  system,
  isThisOne,
})

/** Sessions on a desktop, on a phone and on an unknown device. */
export const sampleSessions: ReadonlyArray<OwnSession> = [
  opened('12', 0.5, ['Firefox', 'Windows'], true),
  opened('9', 3, ['Safari', 'iPhone']),
  opened('7', 6, ['', '']),
]
