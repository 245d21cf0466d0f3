import { oneLine } from '#domain/mail/letters/one-line.ts'
import { LetterRefused, LetterUnsent } from '#ports/server/mail/mailer.ts'

/** The properties of nodemailer's errors. */
interface NodemailerError {
  readonly code?: string
  /** The SMTP command that failed. */
  readonly command?: string
  readonly response?: string
  readonly permanent?: boolean
}

/** Commands whose refusal is about the message. A refused greeting or sign-in is about the configuration. */
const messageCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

const sentences: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server does not answer.',
  EDNS: 'The mail server cannot be found.',
  ESOCKET: 'The mail server cannot be reached.',
  ETLS: 'The connection to the mail server could not be secured.',
  ECONNECTION: 'The connection broke before the mail server had answered.',
}

const asError = (cause: unknown): NodemailerError =>
  typeof cause === 'object' && cause !== null ? cause : {}

/** Classifies an error. Only a permanent refusal of the message itself is final. */
export const smtpFailure = (cause: unknown): LetterRefused | LetterUnsent => {
  const { code = '', command = '', response, permanent = false } = asError(cause)
  if (response === undefined) {
    const reason = sentences[code] ?? `The message could not be sent (${oneLine(code || 'unknown', 40)}).`
    return new LetterUnsent({ reason })
  }
  const reason = `The mail server said: ${oneLine(response, 300)}`
  return permanent && messageCommands.includes(command)
    ? new LetterRefused({ reason })
    : new LetterUnsent({ reason })
}
