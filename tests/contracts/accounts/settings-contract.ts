import { describe, expect, it } from 'vitest'
import type { Settings } from '#ports/staff/settings.ts'
import { run, startedFor, type Start } from '../support/started.ts'

/** Contract of `Settings`. */
export const settingsContract = (label: string, start: Start<Settings['Service']>) => {
  describe(`${label}: settings`, () => {
    const settings = startedFor('all', start)

    it('[A13] returns the address, what is set, the limits and the storage', async () => {
      const values = await run(settings().get)
      expect(values).toMatchObject({
        address: expect.stringMatching(/^https?:\/\//),
        calls: '/api/group',
        timeZone: 'Asia/Bahrain',
        mail: false,
        analytics: false,
        database: 'embedded',
        files: 'folder',
        limits: { picture: 8 * 1024 * 1024, resume: 10 * 1024 * 1024 },
      })
      expect(values.storage.database).toBeGreaterThan(0)
      expect(values.storage.files).toBeGreaterThanOrEqual(0)
    })
  })
}
