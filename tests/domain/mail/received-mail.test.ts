import { describe, expect, it } from 'vitest'
import { handlingErrors, mailStatuses } from '#domain/mail/inbox/received-mail.ts'

const statusError = { status: 'Status is one of new, read, answered, spam' }
const noteError = { note: 'Note has at most 5000 characters' }

describe('the handling of a received mail', () => {
  it('has four statuses', () => {
    expect(mailStatuses).toEqual(['new', 'read', 'answered', 'spam'])
    for (const status of mailStatuses) expect(handlingErrors({ status })).toEqual({})
  })

  it.each(['', 'New', 'deleted', null, 1, ['new']])('rejects the status %j', (status) => {
    expect(handlingErrors({ status })).toEqual(statusError)
  })

  it('accepts a partial or empty change', () => {
    expect(handlingErrors({})).toEqual({})
    expect(handlingErrors({ note: '' })).toEqual({})
  })

  it('accepts a note of up to 5,000 characters', () => {
    expect(handlingErrors({ note: 'x'.repeat(5_000) })).toEqual({})
    expect(handlingErrors({ note: 'x'.repeat(5_001) })).toEqual(noteError)
    expect(handlingErrors({ note: 5 })).toEqual(noteError)
    expect(handlingErrors({ note: null })).toEqual(noteError)
  })
})
