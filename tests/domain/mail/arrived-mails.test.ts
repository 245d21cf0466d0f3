import { describe, expect, it } from 'vitest'
import { arrivedSince, isArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { count } from '#domain/wording/counted.ts'
import { inbox } from '#domain/wording/en/inbox/inbox.ts'

describe('mails that have arrived', () => {
  it('are the difference of two counts', () => {
    const before = { enquiries: 3, profiles: 1 }
    expect(arrivedSince(before, { enquiries: 5, profiles: 1 })).toEqual({ enquiries: 2, profiles: 0 })
    // A restored database has a lower count.
    expect(arrivedSince(before, { enquiries: 0, profiles: 2 })).toEqual({ enquiries: 0, profiles: 1 })
  })

  it.each([null, 7, {}, { enquiries: 1 }, { enquiries: '1', profiles: 2 }, { enquiries: 0.5, profiles: 1 }])(
    'are no %j',
    (value) => expect(isArrivedMails(value)).toBe(false),
  )

  it('are described in words', () => {
    const { enquiries, profiles } = inbox.kinds
    expect(count(enquiries.arrived, 1)).toBe('1 new enquiry')
    expect(count(enquiries.arrived, 1_200)).toBe('1,200 new enquiries')
    expect([count(profiles.arrived, 1), count(profiles.arrived, 2)]).toEqual([
      '1 new application',
      '2 new applications',
    ])
  })
})
