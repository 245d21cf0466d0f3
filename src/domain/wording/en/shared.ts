import type { Translated } from '../translated.ts'

/** Texts of both the public pages and the back office. */
export const shared = {
  /** Between the names in a list. */
  comma: ', ',
  notFound: {
    code: '404',
    message: "Oops! The page you're looking for doesn't exist.",
    home: 'Go Back Home',
    gone: { code: '410', message: 'This page is gone for good.' },
  },
  /** Sentences of the server, which sends them in English. */
  server: {
    busy: 'The server is busy. Please try again in a moment.',
    tooManySearches: 'Too many searches in a short time. Please try again in a moment.',
    databaseBusy: 'The database is busy. Try again in a moment.',
    full: 'There is no space left to store this. Try again later.',
    broken: 'Something went wrong.',
    forged: 'This page is out of date. Load it again.',
    fields: 'Some fields need another look.',
  },
} as const

export type SharedWords = Translated<typeof shared>
