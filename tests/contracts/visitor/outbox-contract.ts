import { describe, expect, it } from 'vitest'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { Outbox } from '#ports/visitor/outbox.ts'
import { run, startedFor, type Start } from '../support/started.ts'

export const waitingForm = {
  values: { ...emptyEnquiry, firstName: 'Sara', message: 'Two\nlines' },
  key: 'k1',
  took: 9_000,
  decoy: '',
  consent: '1',
}

/** Contract of `Outbox`. */
export const outboxContract = (label: string, start: Start<Outbox['Service']>) => {
  describe(`${label}: outbox`, () => {
    const outbox = startedFor('each', start)

    it('is empty at first', async () => {
      expect(await run(outbox().read)).toBeNull()
    })

    it('stores the last enquiry as it was submitted, with its key', async () => {
      expect(await run(outbox().store({ ...waitingForm, key: 'k0' }))).toBe(true)
      expect(await run(outbox().store(waitingForm))).toBe(true)
      expect(await run(outbox().read)).toEqual(waitingForm)
      expect(await run(outbox().read)).toEqual(waitingForm)
    })

    it('removes it, and a second removal changes nothing', async () => {
      await run(outbox().store(waitingForm))
      await run(outbox().remove)
      await run(outbox().remove)
      expect(await run(outbox().read)).toBeNull()
    })
  })
}
