import { Effect, Option } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Connection } from '#ports/visitor/connection.ts'
import { run, startedFor, type Start } from '../support/started.ts'

export interface ConnectionUnderTest {
  readonly connection: Connection['Service']
  /** Takes the connection away, or gives it back. */
  readonly setDown: (isDown: boolean) => void
}

/** Contract of every adapter that reports a visitor’s connection. */
export const connectionContract = (label: string, start: Start<ConnectionUnderTest>) => {
  describe(`${label}: connection`, () => {
    const started = startedFor('each', start)

    it('is back at once if it is up', async () => {
      const { connection } = started()
      expect(await run(connection.isOffline)).toBe(false)
      await run(connection.whenOnline)
    })

    it('is not back as long as it is down', async () => {
      const { connection, setDown } = started()
      setDown(true)
      expect(await run(connection.isOffline)).toBe(true)
      expect(Option.isNone(await run(Effect.timeoutOption(connection.whenOnline, '20 millis')))).toBe(true)
    })

    it('is back for later waits too', async () => {
      const { connection, setDown } = started()
      setDown(true)
      setDown(false)
      expect(await run(connection.isOffline)).toBe(false)
      await run(connection.whenOnline)
    })
  })
}
