import { fold } from '../../content/list/search-text.ts'

/** The parts of a submitted form that distinguish bots from people. */
export interface Submission {
  readonly firstName: string
  readonly lastName: string
  readonly message: string
  /** Milliseconds from the form's appearance to its submission; `undefined` if not measured. */
  readonly took?: number | undefined
  /** The value of the hidden field, which people cannot fill in. */
  readonly decoy?: string | undefined
  /** The number of other mails with the same text within a day. */
  readonly others: number
}

interface Signal {
  readonly weight: number
  readonly applies: (submission: Submission) => boolean
}

const link = /https?:\/\/(?:www\.)?|www\./gi
const spamThreshold = 5
const manyLinks = 3
const manyOthers = 3
/** Milliseconds in which a person cannot fill in the form. */
const quickest = 3_000
/** Characters; several people may send the same shorter text by chance. */
const shortestDistinctText = 30
const shoutedLetters = 20

const isShouted = (text: string) => {
  const letters = Array.from(text).filter((letter) => letter.toLowerCase() !== letter.toUpperCase())
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  return letters.length >= shoutedLetters && capitals.length > letters.length * 0.8
}

/** Signals with a weight below the threshold do not make a mail spam alone. */
const signals = {
  decoy: { weight: spamThreshold, applies: ({ decoy = '' }) => decoy !== '' },
  nameWithLink: {
    weight: spamThreshold,
    applies: ({ firstName, lastName }) => `${firstName} ${lastName}`.search(link) >= 0,
  },
  repeated: { weight: spamThreshold, applies: ({ others }) => others >= manyOthers },
  links: { weight: 3, applies: ({ message }) => (message.match(link) ?? []).length >= manyLinks },
  quick: { weight: 2, applies: ({ took }) => took !== undefined && took < quickest },
  shouted: { weight: 2, applies: ({ message }) => isShouted(message) },
  untimed: { weight: 1, applies: ({ took }) => took === undefined },
} as const satisfies Readonly<Record<string, Signal>>

export type SpamReason = keyof typeof signals

const allReasons = Object.keys(signals) as ReadonlyArray<SpamReason>

/** Ordered by weight, highest first. */
export const spamReasons = allReasons.toSorted((one, other) => signals[other].weight - signals[one].weight)

export interface SpamCheck {
  /** Why the mail was classified as spam when it arrived; empty if it was not. */
  readonly spamReasons: ReadonlyArray<SpamReason>
}

export const spamScore = (reasons: ReadonlyArray<SpamReason>): number =>
  reasons.reduce((sum, reason) => sum + signals[reason].weight, 0)

export interface SpamVerdict extends SpamCheck {
  readonly status: 'new' | 'spam'
}

/** Classifies a submission. Spam is stored too, in a folder of its own. */
export const checkSpam = (submission: Submission): SpamVerdict => {
  const found = spamReasons.filter((reason) => signals[reason].applies(submission))
  return spamScore(found) >= spamThreshold
    ? { status: 'spam', spamReasons: found }
    : { status: 'new', spamReasons: [] }
}

/** Equal for texts that read the same; empty for a text too short to compare. */
export const textKey = (message: string): string => {
  const text = fold(message).split(/\s+/).join(' ').trim()
  return text.length < shortestDistinctText ? '' : text
}
