import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the thread below a mail, and of the form that answers it. */
export const thread = {
  title: 'Answers and notes',
  failure: 'The answers could not be loaded.',
  retry: 'Try again',
  kinds: { out: 'answer', in: 'added on the receipt page', note: 'note, staff only' },
  sender: 'The sender',
  byMail: 'by email',
  byMailFrom: filled('by email from {address}'),
  attachments: {
    title: 'Attachments',
    notStored: filled(
      '{name} is only in the mailbox. Stored are five PDFs, Word files or pictures of up to 10 MB.',
    ),
  },
  spam: 'looks like spam',
  delivery: {
    waiting: 'waiting to be sent',
    retrying: filled('not sent yet, next try {time}'),
    sent: filled('sent {time}'),
    parked: 'not sent',
    settling: 'Another answer or a note takes this mail off the list “Answer not sent”.',
  },
  sendAgain: 'Send again',
  writing: filled('{name} is writing an answer.'),
  form: {
    name: 'Answer',
    direction: 'What you write',
    answer: 'Answer',
    note: 'Note for staff',
    language: 'Language',
    text: 'Text',
    hint: 'Ctrl Enter sends. / on an empty line opens the templates.',
    send: 'Send answer',
    sending: 'Sending…',
    saveNote: 'Add note',
    savingNote: 'Adding…',
    blanks: counted('en', { one: 'Fill in one blank: {names}', other: 'Fill in {n} blanks: {names}' }),
    footer: 'Below every answer:',
    cannot: 'This mail cannot be answered from here.',
    sent: 'The answer is stored and will be sent.',
    saved: 'The note is added.',
    failed: 'The text was not sent. It is still here: try again.',
  },
  conflict: {
    drop: 'Drop mine',
    keepAsNote: 'Keep as a note',
    sendAsWell: 'Send mine as well',
  },
  merging: {
    open: 'Merge…',
    title: filled('Merge into “{sender}, {day}”'),
    text: 'They get one thread, one owner and one due time. All receipt codes lead to it. You can undo this for 30 days.',
    warning:
      'Merge only what this person has sent: anyone can type this address into the form, and each code shows all answers.',
    stays: 'The enquiry that stays',
    of: filled('{day}, {status}: {message}'),
    others: 'Enquiries to merge',
    foundBy: filled('Found by the same address: {email}. The due time counts from the oldest open message.'),
    confirm: counted('en', { zero: 'Merge', one: 'Merge {n} enquiry', other: 'Merge {n} enquiries' }),
    cancel: 'Cancel',
    merging: 'Merging…',
    failed: 'The enquiries were not merged.',
    merged: filled('merged enquiry {reference}'),
    separate: 'Separate',
    separating: 'Separating…',
    notSeparated: 'The enquiry was not separated.',
  },
  templates: {
    open: 'Template',
    search: 'Search the templates',
    none: 'No template fits.',
  },
} as const

export type ThreadWords = Translated<typeof thread>
