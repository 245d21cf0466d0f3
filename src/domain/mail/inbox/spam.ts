import { fold } from '../../content/list/search-text.ts'

/** What a form was sent with, as far as it tells a robot from a person. */
export interface Submission {
  readonly firstName: string
  readonly lastName: string
  readonly message: string
  /** Milliseconds from the form's appearance to its submission; nothing where nobody measured them. */
  readonly took?: number | undefined
  /** What was typed into the field that people do not see. */
  readonly decoy?: string | undefined
  /** How many others have sent the same text within a day. */
  readonly others: number
}

interface Sign {
  readonly weight: number
  readonly shows: (submission: Submission) => boolean
}

const link = /https?:\/\/(?:www\.)?|www\./gi
const enough = 5
const manyLinks = 3
const manyOthers = 3
/** Nobody types a name, an address, a phone number and a message in less. */
const quickest = 3_000
/** A shorter text may be anybody's. */
const ownText = 30
const shoutedLetters = 20

const isShouted = (text: string) => {
  const letters = Array.from(text).filter((letter) => letter.toLowerCase() !== letter.toUpperCase())
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  return letters.length >= shoutedLetters && capitals.length > letters.length * 0.8
}

/** A sign whose weight is less than what is enough makes no mail spam alone. */
const signs = {
  decoy: { weight: enough, shows: ({ decoy = '' }) => decoy !== '' },
  nameWithLink: {
    weight: enough,
    shows: ({ firstName, lastName }) => `${firstName} ${lastName}`.search(link) >= 0,
  },
  repeated: { weight: enough, shows: ({ others }) => others >= manyOthers },
  links: { weight: 3, shows: ({ message }) => (message.match(link) ?? []).length >= manyLinks },
  quick: { weight: 2, shows: ({ took }) => took !== undefined && took < quickest },
  shouted: { weight: 2, shows: ({ message }) => isShouted(message) },
  untimed: { weight: 1, shows: ({ took }) => took === undefined },
} as const satisfies Readonly<Record<string, Sign>>

export type SpamReason = keyof typeof signs

const allReasons = Object.keys(signs) as ReadonlyArray<SpamReason>

/** The weightiest first. */
export const spamReasons = allReasons.toSorted((one, other) => signs[other].weight - signs[one].weight)

/** What the server thought of a mail when it came. */
export interface Judged {
  /** Why it was taken for spam; empty where it was not. */
  readonly spamReasons: ReadonlyArray<SpamReason>
}

export const spamScore = (reasons: ReadonlyArray<SpamReason>): number =>
  reasons.reduce((sum, reason) => sum + signs[reason].weight, 0)

/** Where a mail goes that has just come. */
export interface Judgement extends Judged {
  readonly status: 'new' | 'spam'
}

/** Judges a form. It is kept in either case. */
export const judged = (submission: Submission): Judgement => {
  const found = spamReasons.filter((reason) => signs[reason].shows(submission))
  return spamScore(found) >= enough
    ? { status: 'spam', spamReasons: found }
    : { status: 'new', spamReasons: [] }
}

/** What two texts have in common that are the same to a reader; empty where a text is too short to be somebody's own. */
export const textKey = (message: string): string => {
  const text = fold(message).split(/\s+/).join(' ').trim()
  return text.length < ownText ? '' : text
}
