import { describe, expect, it } from 'vitest'
import { maxWait, readWaiting, writeWaiting } from '#domain/visitor-forms/waiting-enquiry.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'
import { submitted } from '../support/submitted.ts'

const form = submitted({ ...completeEnquiry, brandId: '3', subject: 'press' })
const now = Date.UTC(2026, 10, 21)
const written = writeWaiting(form, now)

describe('an enquiry that waits on a device', () => {
  /** What devices have stored since the first release. */
  const { values, ...rest } = form
  const stored = { enquiry: values, ...rest, until: now + 1 }

  it('is read as it was written, within 24 hours and no longer', () => {
    expect(readWaiting(written, now)).toEqual(form)
    expect(maxWait).toBe(24 * 60 * 60 * 1_000)
    expect(readWaiting(written, now + maxWait - 1)).toEqual(form)
    expect(readWaiting(written, now + maxWait)).toBeNull()
  })

  it('[T36] keeps the language of its page', () => {
    const arabic = { ...form, language: 'ar' }
    expect(readWaiting(writeWaiting(arabic, now), now)).toEqual(arabic)
    expect(readWaiting(JSON.stringify({ ...stored, language: 7 }), now)).toBeNull()
  })

  it('is read from what an earlier release has stored', () => {
    const earlier = { ...form, values: { ...completeEnquiry, brandId: '', subject: '' } }
    const withoutTopic = { ...stored, enquiry: completeEnquiry }
    expect(readWaiting(JSON.stringify(withoutTopic), now)).toEqual(earlier)
    const withoutConsent = JSON.stringify({ ...withoutTopic, consent: undefined })
    expect(readWaiting(withoutConsent, now)).toEqual({ ...earlier, consent: '' })
  })

  it('is dropped if it would wait too long, as after a clock was set back', () => {
    expect(readWaiting(written, now - 1)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'waiting'],
    ['another thing', '"waiting"'],
    ['null', 'null'],
    ['an enquiry without its fields', JSON.stringify({ ...stored, enquiry: {} })],
    ['an enquiry without a key', JSON.stringify({ ...stored, key: undefined })],
    ['no enquiry', JSON.stringify({ until: now + 1 })],
  ])('is not read if %s is stored', (_, text) => {
    expect(readWaiting(text, now)).toBeNull()
  })
})
