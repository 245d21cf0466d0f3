import type { StoredMessages } from '#adapters/memory/desk/threads.ts'
import type { AnswerTemplateInput } from '#domain/desk/answer-template.ts'

export const sampleTemplates: ReadonlyArray<AnswerTemplateInput> = [
  {
    name: 'Thanks for the enquiry',
    offeredFor: 'any',
    texts: {
      en: 'Dear {{first_name}},\n\nthank you for writing to us. You are welcome on {{?which day}}. Your reference is {{reference}}; you can add to it at {{status_link}}.\n\n{{staff_name}}',
      ar: 'تحية طيبة {{first_name}}،\n\nشكراً لتواصلكم معنا. يسرّنا استقبالكم يوم {{?which day}}. رقمكم المرجعي {{reference}}، ويمكنكم إضافة كلمة عبر {{status_link}}.\n\n{{staff_name}}',
    },
  },
  {
    name: 'We need a document',
    offeredFor: 'applications',
    texts: { en: 'Dear {{first_name}}, please send us a copy of your licence.' },
  },
]

/** The thread of the first enquiry. */
export const sampleMessages: StoredMessages = {
  'enquiries/1': [
    {
      id: '1',
      direction: 'note',
      author: 'Mariam Haidari',
      language: '',
      text: 'Darbline has 2,900 positions free at Hidd from March.',
      at: '2026-11-21T11:30:00.000Z',
    },
    {
      id: '2',
      direction: 'out',
      author: 'Reem Al Kooheji',
      language: 'en',
      text: 'Dear Sara, thank you. Mariam from our desk will come back to you this morning.',
      at: '2026-11-22T05:20:00.000Z',
      delivery: { state: 'sent', at: '2026-11-22T05:20:04.000Z', tries: 1, reason: '' },
    },
    {
      id: '3',
      direction: 'in',
      author: '',
      language: '',
      text: 'One correction: 320 temperature controlled, not 300.',
      at: '2026-11-22T05:41:00.000Z',
    },
    {
      id: '4',
      direction: 'out',
      author: 'Reem Al Kooheji',
      language: 'en',
      text: 'Noted, thank you.',
      at: '2026-11-22T06:00:00.000Z',
      delivery: {
        state: 'parked',
        at: '2026-11-22T06:00:09.000Z',
        tries: 1,
        reason: 'The mail server said: 550 5.1.1 No such user',
      },
    },
  ],
}

/** Replies by e-mail, from the visitor and from somebody else. */
export const mailedMessages: StoredMessages = {
  'enquiries/1': [
    {
      id: '1',
      direction: 'in',
      author: '',
      language: '',
      text: 'Thank you. The drawing of the hall is attached.',
      at: '2026-11-22T05:41:00.000Z',
      sender: 'priya@example.com',
      attachments: [
        { name: 'hall 3.pdf', size: 1_482_133, isStored: true },
        { name: 'hall 3.dwg', size: 18_321_004, isStored: false },
      ],
    },
    {
      id: '2',
      direction: 'in',
      author: '',
      language: '',
      text: 'I take over from Priya this week.',
      at: '2026-11-22T06:02:00.000Z',
      sender: 'omar@example.com',
    },
  ],
}
