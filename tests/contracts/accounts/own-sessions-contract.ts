import { describe, expect, it } from 'vitest'
import type { OwnSessions } from '#ports/staff/own-sessions.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** What everything does that ends a person's sessions. */
export const ownSessionsContract = (label: string, start: Start<OwnSessions['Service']>) => {
  describe(`${label}: own sessions`, () => {
    const sessions = startedFor('each', start)
    const isOver = async () => (await failureOf(sessions().list))._tag === 'NotSignedIn'

    it('say which one asks, and since when', async () => {
      const listed = await run(sessions().list)
      expect(listed.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
      expect(listed[0]).toMatchObject({
        id: expect.stringMatching(/^\d+$/),
        openedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        usedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        isThisOne: true,
      })
    })

    it('end one by one, and the one that asks as well', async () => {
      const [{ id } = { id: '' }] = await run(sessions().list)
      await run(sessions().end(id))
      expect(await isOver()).toBe(true)
    })

    it.each(['999999', '0', 'x'])('do not end by “%s”, which is none', async (id) => {
      expect(await failureOf(sessions().end(id))).toMatchObject({ _tag: 'ItemNotFound', answered: true })
      expect(await run(sessions().list)).not.toEqual([])
    })

    it('end everywhere at once', async () => {
      await run(sessions().endAll)
      expect(await isOver()).toBe(true)
    })
  })
}
