import { emailKey } from '../email-key.ts'
import { isReference } from '../inbox/receipt.ts'
import { isEmailAddress } from '../letters/email-address.ts'

/** A file of a mail, as its sender has named it. */
export interface EmailFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The parsed head of a mail in the mailbox. */
export interface EmailHead {
  /** The `Message-ID`, or what identifies a mail without one. */
  readonly messageId: string
  /** The address of the sender; empty if there is none. */
  readonly from: string
  readonly subject: string
  /** Those that are used, in their order, unfolded; the keys are in lower case. */
  readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }>
}

/** A mail that has arrived in the mailbox, parsed. */
export interface InboundEmail extends EmailHead {
  /** Empty if the mail has only HTML. */
  readonly text: string
  readonly html: string
  readonly files: ReadonlyArray<EmailFile>
}

/**
 * `known` was stored before; `left` stays unread for a person who looks at the mailbox. `later` stays unread and comes
 * again: its thread is in the trash, and may be restored.
 */
export type InboundOutcome = 'stored' | 'known' | 'left' | 'later'

/** The most mails of one sender a day, and of all to one thread: who got a mail of ours can write from any address. */
export const maxMailsOfSender = 10
export const maxMailsOfThread = 20

const comments = /\([^()]*\)/gu

/** Headers of mails that no person wrote to us, by the values that say so (RFC 3834, RFC 2919). */
const automatic = new Map<string, (value: string) => boolean>([
  ['auto-submitted', (value) => value !== '' && value !== 'no'],
  ['precedence', (value) => ['bulk', 'junk', 'list'].includes(value)],
  ['list-id', () => true],
  ['return-path', (value) => value.replaceAll(/[<>\s]/gu, '') === ''],
])

/** The headers that are used beside those of the other properties of a head. */
export const usedHeaders: ReadonlyArray<string> = [...automatic.keys(), 'in-reply-to', 'references']

/** Whether a mail is never stored: automatic mails, those of lists, bounces, and our own. */
export const isNeverStored = ({ from, headers }: EmailHead, ownAddresses: ReadonlyArray<string>): boolean =>
  !isEmailAddress(from) ||
  ownAddresses.some((own) => emailKey(own) === emailKey(from)) ||
  headers.some(({ key, value }) => {
    const isAutomatic = automatic.get(key)
    const [word = ''] = value.replaceAll(comments, '').split(';')
    return isAutomatic?.(word.trim().toLowerCase()) ?? false
  })

/** The keys by which a mail finds its thread. */
export interface ThreadKeys {
  /** The random parts of `Message-ID`s that could be ours, the likeliest first. */
  readonly tokens: ReadonlyArray<string>
  /** Words of the subject that have the form of a reference. */
  readonly references: ReadonlyArray<string>
}

/** A mail program names all former mails; the newest are enough. */
const maxTokens = 50
const maxReferences = 10

export const threadKeysOf = ({ headers, subject }: EmailHead): ThreadKeys => {
  const tokensIn = (name: string) =>
    headers
      .filter(({ key }) => key === name)
      .flatMap(({ value }) => [...value.matchAll(/<([\da-f]{32})@/giu)])
      .map(([, token = '']) => token.toLowerCase())
      .toReversed()
  const words = subject.toUpperCase().match(/[\dA-Z]+/gu) ?? []
  return {
    tokens: [...new Set([...tokensIn('in-reply-to'), ...tokensIn('references')])].slice(0, maxTokens),
    references: [...new Set(words.filter(isReference))].slice(0, maxReferences),
  }
}

/** A received mail that was found by a token or by a reference. */
export interface FoundThread {
  readonly token: string
  readonly reference: string
  /** The e-mail address of the sender. */
  readonly email: string
}

/**
 * The thread that a mail joins. Only who got a mail of ours knows its token; a reference counts if the sender is the
 * thread's person.
 */
export const joinedThread = <Thread extends FoundThread>(
  { from }: Pick<EmailHead, 'from'>,
  { tokens, references }: ThreadKeys,
  found: ReadonlyArray<Thread>,
): Thread | undefined => {
  const byToken = tokens.flatMap((token) => found.find((thread) => thread.token === token) ?? [])
  const byReference = references.flatMap((reference) =>
    found.filter((thread) => thread.reference === reference && emailKey(thread.email) === emailKey(from)),
  )
  return [...byToken, ...byReference][0]
}
