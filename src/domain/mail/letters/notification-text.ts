import { inbox, type InboxWords } from '../../wording/en/inbox/inbox.ts'
import { fill } from '../../wording/template.ts'
import type { Notification, NotificationRecipient, NotificationState } from '../inbox/notification.ts'

type Words = InboxWords['notifications']

/** The state of a notification for staff; `time` is that of its delivery or of the next try. */
export const notificationText = (
  recipient: NotificationRecipient,
  state: NotificationState,
  { tries, reason, time }: Pick<Notification, 'tries' | 'reason'> & { readonly time: string },
  words: Words = inbox.notifications,
): string => {
  const texts = words[recipient]
  if (state === 'parked') return texts.parked
  // A try counts once it has begun, and has no next one until it fails.
  return state === 'waiting' && (tries === 0 || reason === '') ? texts.begun : fill(texts[state], { time })
}
