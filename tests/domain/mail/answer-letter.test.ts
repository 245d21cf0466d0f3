import { expect, it } from 'vitest'
import { arabic } from '#domain/language/language.ts'
import { answerLetter } from '#domain/mail/letters/answer-letter.ts'
import { receiptLetter } from '#domain/mail/letters/receipt-letter.ts'
import { letterLanguageOf } from '#domain/mail/letters/letter-language-of.ts'
import { receivedEnquiry } from '../support/received.ts'

const address = 'https://sahilan.example/receipt#B7KM'

it('[K9] an answer has the same lines as text and as HTML', () => {
  const text = 'Dear Maryam,\nsee {{status_link}}.\n\n4 < 5 & “free”.'
  const answer = { text, language: arabic, address, replyTo: undefined }
  const message = answerLetter(receivedEnquiry(), answer, letterLanguageOf('en'))
  expect(message.text).toContain(`Dear Maryam,\nsee ${address}.\n\n4 < 5 & “free”.\n\n-- \n`)
  expect(message.html).toContain('<html lang="ar" dir="rtl">')
  expect(message.html).toContain(
    `<p>Dear Maryam,<br>see <a href="${address}">${address}</a>.</p>\n<p>4 &lt; 5 &amp; “free”.</p>`,
  )
})

it('[K9] an answer in another language has the subject of the receipt', () => {
  const answer = { text: 'تحية طيبة', language: arabic, address, replyTo: undefined }
  const ofReceipt = letterLanguageOf('en')
  const { subject } = answerLetter(receivedEnquiry(), answer, ofReceipt)
  expect(subject).toBe(
    `Re: ${receiptLetter(receivedEnquiry(), { name: '', publicUrl: '' }, ofReceipt).subject}`,
  )
})
