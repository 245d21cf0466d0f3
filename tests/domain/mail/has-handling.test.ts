import { describe, expect, it } from 'vitest'
import { hasHandling } from '#domain/mail/inbox/has-handling.ts'

const mail = { owner: '2', tags: ['crane', 'dock'] }

describe('[K4] [K11] a mail', () => {
  it('has the owner and the tags that it is stored with', () => {
    const changes = [
      {},
      { owner: '2' },
      { tags: ['crane', ' dock', 'Crane'] },
      { owner: '2', tags: mail.tags },
    ]
    expect(changes.filter((change) => !hasHandling(mail, change))).toEqual([])
  })

  it('lacks another owner, no owner, and other tags', () => {
    const changes = [{ owner: '1' }, { owner: '' }, { tags: ['crane'] }, { owner: '1', tags: mail.tags }]
    expect(changes.filter((change) => hasHandling(mail, change))).toEqual([])
  })

  it('without owner and tags has an empty owner and no tags', () => {
    expect([hasHandling({}, { owner: '', tags: [] }), hasHandling({}, { owner: '2' })]).toEqual([true, false])
  })
})
