import { failures, type FailureWords } from '#domain/wording/en/office/failures.ts'

/** A message that the user sees as a toast on any screen. */
export interface Announcement {
  readonly tone: 'success' | 'failure'
  readonly text: string
  /** The text is the message of the server, in English. */
  readonly isTextOfServer?: true
  /** The message of the server, in English. */
  readonly detail?: string
  /** The detail is a text of the catalogue instead. */
  readonly isDetailOwn?: true
  /** A button, such as Undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export type Announce = (announcement: Announcement) => void

/** The catalogues of the announcements by area. */
export interface AnnouncedWords {
  /** The tag of the language that they are in, unless it is English. */
  readonly language?: string
  readonly failures: FailureWords
}

/** Announces in the words of one language. */
export interface Announcer {
  readonly announce: Announce
  readonly words: AnnouncedWords
}

export interface Announcements extends Announcer {
  /** Returns the function that unsubscribes. */
  readonly listen: (listener: Announce) => () => void
}

/** @param translated The catalogues of another language than English. */
export const makeAnnouncements = (translated: Partial<AnnouncedWords> = {}): Announcements => {
  const listeners = new Set<Announce>()
  return {
    words: { failures, ...translated },
    announce: (announcement) => listeners.forEach((listener) => listener(announcement)),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
