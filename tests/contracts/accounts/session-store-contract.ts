import { describe, expect, it } from 'vitest'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { run, startedFor, type Start } from '../support/started.ts'

const user: SignedInUser = { id: '7', name: 'Noor', email: 'noor@example.com', role: 'CXTeam' }

/** Contract of `SessionStore`. */
export const sessionStoreContract = (label: string, start: Start<SessionStore['Service']>) => {
  describe(`${label}: session store`, () => {
    const store = startedFor('each', start)

    it('[G8] has no entry at first', async () => {
      expect(await run(store().read)).toBeNull()
    })

    it('[G8] returns the entry that was written last', async () => {
      await run(store().write(user))
      await run(store().write({ ...user, name: 'Nora' }))
      expect(await run(store().read)).toEqual({ ...user, name: 'Nora' })
    })

    it('[G8] removes the entry, also twice', async () => {
      await run(store().write(user))
      await run(store().remove)
      await run(store().remove)
      expect(await run(store().read)).toBeNull()
    })

    it('remembers a sign-out until the next sign-in', async () => {
      expect(await run(store().hasSignedOut)).toBe(false)
      await run(store().write(user))
      await run(store().remove)
      expect(await run(store().hasSignedOut)).toBe(true)
      await run(store().write(user))
      expect(await run(store().hasSignedOut)).toBe(false)
    })
  })
}
