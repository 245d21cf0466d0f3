import type { Translated } from '../translated.ts'

/** Texts of both the public pages and the back office. */
export const shared = {
  notFound: {
    code: '404',
    message: "Oops! The page you're looking for doesn't exist.",
    home: 'Go Back Home',
  },
} as const

export type SharedWords = Translated<typeof shared>
