import { oneLine } from '#domain/mail/messages/one-line.ts'
import { MailRefused, MailUnsent } from '#ports/server/mailer.ts'

/** What nodemailer tells of a failure. */
interface Thrown {
  readonly code?: string
  /** What was said when the other side answered. */
  readonly command?: string
  readonly response?: string
  readonly permanent?: boolean
}

/** A refusal of these concerns the message; one of a greeting or of a sign-in concerns how the server is set up. */
const aboutTheMessage = ['MAIL FROM', 'RCPT TO', 'DATA']

const sentences: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server does not answer.',
  EDNS: 'The mail server cannot be found.',
  ESOCKET: 'The mail server cannot be reached.',
  ETLS: 'The connection to the mail server could not be secured.',
  ECONNECTION: 'The connection broke before the mail server had answered.',
}

const asThrown = (cause: unknown): Thrown => (typeof cause === 'object' && cause !== null ? cause : {})

/** Why a message did not go out. What nobody can tell for good is worth another try. */
export const smtpFailure = (cause: unknown): MailRefused | MailUnsent => {
  const { code = '', command = '', response, permanent = false } = asThrown(cause)
  if (response === undefined) {
    const reason = sentences[code] ?? `The message could not be sent (${oneLine(code || 'unknown', 40)}).`
    return new MailUnsent({ reason })
  }
  const reason = `The mail server said: ${oneLine(response, 300)}`
  return permanent && aboutTheMessage.includes(command)
    ? new MailRefused({ reason })
    : new MailUnsent({ reason })
}
