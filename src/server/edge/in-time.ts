import { setTimeout as pause } from 'node:timers/promises'

const patience = 2_000

/** Asks one at a time for all who want to know, and waits so many milliseconds at most for an answer. */
export const inTime = <Answer>(
  ask: () => Promise<Answer>,
  late: Answer,
  milliseconds = patience,
): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return Promise.race([asked, pause(milliseconds, late, { ref: false })])
  }
}
