import { count } from '../../wording/counted.ts'
import { history } from '../../wording/en/content/history.ts'
import { fill } from '../../wording/template.ts'
import type { Notification } from '../inbox/notification.ts'

/** The activity's title of a message that was sent again, with the reference of its mail. It is stored in English. */
export const sentAgainTitle = (
  { kind, recipient }: Pick<Notification, 'kind' | 'recipient'>,
  reference: string,
): string => fill(history.sentAgain[recipient][kind], { reference })

/** The activity's title of several messages to staff that were sent again. */
export const allSentAgainTitle = (mails: number): string => count(history.sentAgain.several, mails)
