import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the page on which the sender of a mail sees how it stands. */
export const receipt = {
  title: 'Your enquiry',
  open: {
    title: 'Where does your enquiry stand?',
    lead: 'Type the 16-character code that came with your reference. The reference names your enquiry, the code opens it.',
    code: 'Code',
    hint: 'Capitals and hyphens do not matter.',
    submit: 'Open',
  },
  reference: 'Reference',
  nothingTyped: 'This page shows nothing that you typed, since anybody could have typed your address.',
  states: {
    received: 'Arrived',
    handled: 'Being handled',
    answered: 'Answered',
    closed: 'Closed',
  },
  zone: filled('Times: {zone}'),
  answers: counted('en', { one: 'Our answer', other: 'Our answers' }),
  replies: 'Your replies',
  reply: {
    title: 'Add a word',
    label: 'What else should we know?',
    left: counted('en', {
      one: 'It joins your enquiry and reaches the same people. You can add {n} more.',
      other: 'It joins your enquiry and reaches the same people. You can add {n} more.',
    }),
    submit: 'Add',
    arrived: 'Your message has arrived.',
  },
  erase: {
    title: 'Erase this enquiry',
    lead: 'You can have everything that we keep of it deleted.',
    submit: 'Erase …',
    question: 'Erase for good?',
    what: 'Your message, your contact details and our answers go at once, and so does this page. We cannot bring them back. The reference stays with us, without your name.',
    keep: 'Keep it',
    confirm: 'Erase for good',
  },
  erased: {
    title: 'Your enquiry has been erased',
    lead: 'Only its reference is left. If you need us again, please send a new enquiry.',
  },
} as const

export type ReceiptWords = Translated<typeof receipt>
