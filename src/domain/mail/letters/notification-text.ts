import { inbox, type InboxWords } from '../../wording/en/inbox/inbox.ts'
import { fill } from '../../wording/template.ts'
import type { NotificationRecipient, NotificationState } from '../inbox/notification.ts'

type Words = InboxWords['notifications']

/** The state of a notification for staff; `time` is that of its delivery or of the next try. */
export const notificationText = (
  recipient: NotificationRecipient,
  state: NotificationState,
  { tries, time }: { readonly tries: number; readonly time: string },
  words: Words = inbox.notifications,
): string => {
  const texts = words[recipient]
  if (state === 'parked') return texts.parked
  return state === 'waiting' && tries === 0 ? texts.begun : fill(texts[state], { time })
}
