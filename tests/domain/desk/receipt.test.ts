import { describe, expect, it } from 'vitest'
import {
  receiptAddress,
  receiptPage,
  receiptCodeKey,
  receiptCodeLength,
  receiptCodeOf,
} from '#domain/desk/receipt/receipt-code.ts'
import { receiptView, replyErrors } from '#domain/desk/receipt/receipt-view.ts'
import type { MessageDirection, ThreadMessage } from '#domain/desk/thread.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'

describe('a receipt code', () => {
  it('[K13] has four groups, whose case and hyphens do not matter', () => {
    const code = receiptCodeOf(Uint8Array.from({ length: receiptCodeLength }, (_, index) => index * 17))
    expect(code).toMatch(/^([2-9B-DF-HJKMNP-TV-Z]{4}-){3}[2-9B-DF-HJKMNP-TV-Z]{4}$/u)
    const key = code.replaceAll('-', '')
    expect(
      [code, code.toLowerCase(), ` ${key.replaceAll(/.{4}/gu, '$& ')}`, code.replaceAll('-', '–')].map(
        receiptCodeKey,
      ),
    ).toEqual([key, key, key, key])
    expect([key.slice(1), `${key}2`, key.replace(/./u, 'A'), ''].map(receiptCodeKey)).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it('[K13] is no part of an address that a server sees', () => {
    expect(receiptAddress(receiptPage('https://a.example', ['ar'], 'ar'), 'X-Y')).toBe(
      'https://a.example/ar/receipt#X-Y',
    )
    expect(receiptAddress(receiptPage('https://a.example', ['ar'], 'fr'), '')).toBe(
      'https://a.example/receipt',
    )
  })
})

describe('the receipt page', () => {
  const message = (direction: MessageDirection, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
    id: '1',
    direction,
    author: 'Mariam',
    language: 'en',
    text: `${direction} {{status_link}}`,
    at: '2026-11-23T08:12:00.000Z',
    ...more,
  })
  const mail = { reference: 'B7KM4QXD', createdAt: '2026-11-22T06:12:00.000Z', status: 'answered' } as const

  it('[K13] shows answers and the times of replies, and nothing that was typed', () => {
    const thread = [message('out'), message('note'), message('in', { spamReasons: ['links'] })]
    expect(receiptView(mail, thread, 'https://a.example/receipt')).toEqual({
      reference: 'B7KM4QXD',
      receivedAt: '2026-11-22T06:12:00.000Z',
      state: 'answered',
      answers: [
        {
          author: 'Mariam',
          text: 'out https://a.example/receipt',
          language: 'en',
          at: '2026-11-23T08:12:00.000Z',
        },
      ],
      replies: ['2026-11-23T08:12:00.000Z'],
      repliesLeft: 4,
    })
  })

  it('[K13] shows spam as received', () => {
    const states = mailStatuses.map((status) => [status, receiptView({ ...mail, status }, [], '').state])
    expect(Object.fromEntries(states)).toEqual({
      new: 'received',
      read: 'handled',
      answered: 'answered',
      spam: 'received',
    })
  })

  it('[K14] takes five replies of 5,000 characters', () => {
    expect(replyErrors({ repliesLeft: 1 }, 'x')).toEqual({})
    expect(replyErrors({ repliesLeft: 0 }, 'x')).toEqual({ text: 'No further reply can be sent here.' })
    expect(replyErrors({ repliesLeft: 1 }, '')).toEqual({ text: 'Text is required' })
    expect(replyErrors({ repliesLeft: 1 }, 'x'.repeat(5_001))).toEqual({
      text: 'Text has at most 5000 characters',
    })
  })
})
