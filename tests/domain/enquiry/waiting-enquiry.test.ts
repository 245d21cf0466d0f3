import { describe, expect, it } from 'vitest'
import { longestWait, readWaiting, writeWaiting } from '#domain/enquiry/waiting-enquiry.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'

const form = { enquiry: completeEnquiry, key: 'k1', took: 9_000, decoy: '', consent: '1' }
const now = Date.UTC(2026, 10, 21)
const written = writeWaiting(form, now)

describe('an enquiry that waits on a device', () => {
  it('is read as it was written, within 24 hours and no longer', () => {
    expect(readWaiting(written, now)).toEqual(form)
    expect(longestWait).toBe(24 * 60 * 60 * 1_000)
    expect(readWaiting(written, now + longestWait - 1)).toEqual(form)
    expect(readWaiting(written, now + longestWait)).toBeNull()
  })

  it('says no version where an earlier page has kept it', () => {
    const earlier = JSON.stringify({ ...form, consent: undefined, until: now + 1 })
    expect(readWaiting(earlier, now)).toEqual({ ...form, consent: '' })
  })

  it('is none that waits longer than it could, as after a clock was set back', () => {
    expect(readWaiting(written, now - 1)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'waiting'],
    ['another thing', '"waiting"'],
    ['null', 'null'],
    ['an enquiry without its fields', JSON.stringify({ ...form, enquiry: {}, until: now + 1 })],
    ['an enquiry without a key', JSON.stringify({ ...form, key: undefined, until: now + 1 })],
    ['no enquiry', JSON.stringify({ until: now + 1 })],
  ])('is none where %s is stored', (_, stored) => {
    expect(readWaiting(stored, now)).toBeNull()
  })
})
