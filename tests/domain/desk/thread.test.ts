import { describe, expect, it } from 'vitest'
import {
  answerRefusal,
  leftUnanswered,
  messageErrors,
  messageLimit,
  newerSentence,
  type ThreadMessage,
} from '#domain/desk/thread.ts'

const message: ThreadMessage = {
  id: '12',
  direction: 'out',
  author: 'Mariam Al-Khalifa',
  language: 'en',
  text: 'Dear Fatima',
  at: '2026-11-23T08:12:00.000Z',
}
const threadOf = (...messages: ReadonlyArray<ThreadMessage>) => ({ latest: '12', canAnswer: true, messages })
const answer = { direction: 'out', text: 'Dear Fatima', language: 'en', after: '0' } as const

describe('an answer', () => {
  it('is refused with one sentence each', () => {
    expect([
      answerRefusal({ status: 'spam', email: 'a@b.example' }, true),
      answerRefusal({ status: 'new', email: 'a b@c' }, true),
      answerRefusal({ status: 'new', email: 'a@b.example' }, false),
      answerRefusal({ status: 'new', email: 'a@b.example' }, true),
    ]).toEqual([
      'This is spam. Mark it as not spam before you answer.',
      'No mail can be sent to this address.',
      'This server sends no mails.',
      undefined,
    ])
    expect(messageErrors({ ...answer, text: ' ' }, 'Why')).toEqual({
      text: 'Text is required',
      direction: 'Why',
    })
    expect(messageErrors({ ...answer, text: 'x'.repeat(messageLimit + 1) }, undefined)).toEqual({
      text: 'Text has at most 10000 characters',
    })
    expect(messageErrors({ ...answer, text: 'On {{?which day}}', language: 'xx' }, undefined)).toEqual({
      text: 'Fill in every blank before you send this.',
      language: 'This language is not available.',
    })
    expect(messageErrors({ ...answer, text: 'See {{status_link}}' }, undefined)).toEqual({})
    expect(messageErrors({ ...answer, direction: 'note', text: '{{?x}}', language: '' }, 'Why')).toEqual({})
  })

  it('[K3] conflicts with a newer answer or reply, not with a note or spam', () => {
    expect(newerSentence(threadOf(message), '0')).toBe('Mariam Al-Khalifa answered in the meantime.')
    expect(newerSentence(threadOf(message), '12')).toBeUndefined()
    expect(newerSentence(threadOf({ ...message, direction: 'in' }), '11')).toBe(
      'The sender replied in the meantime.',
    )
    expect(newerSentence(threadOf({ ...message, direction: 'note' }), '0')).toBeUndefined()
    expect(
      newerSentence(threadOf({ ...message, direction: 'in', spamReasons: ['links'] }), '0'),
    ).toBeUndefined()
  })
})

describe('a mail without its answers that were not sent', () => {
  const sent: ThreadMessage = {
    ...message,
    delivery: { state: 'sent', at: message.at, tries: 1, reason: '' },
  }
  const unsent: ThreadMessage = {
    ...message,
    delivery: { state: 'parked', at: message.at, tries: 1, reason: '550' },
  }
  const reply: ThreadMessage = { ...message, direction: 'in' }

  it('lacks an answer unless one was sent since the last reply', () => {
    const spam: ThreadMessage = { ...reply, spamReasons: ['links'] }
    const note: ThreadMessage = { ...message, direction: 'note' }
    expect([
      leftUnanswered([unsent, note]),
      leftUnanswered([sent, reply, unsent]),
      leftUnanswered([sent, unsent, spam, note]),
      leftUnanswered([sent]),
      leftUnanswered([note]),
    ]).toEqual([{ wasAnswered: false }, { wasAnswered: true }, undefined, undefined, undefined])
  })
})
