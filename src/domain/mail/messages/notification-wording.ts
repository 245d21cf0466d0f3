import type { NotificationRecipient, NotificationState } from '../inbox/notification.ts'

const notificationTexts: Record<NotificationRecipient, Record<NotificationState | 'begun', string>> = {
  staff: {
    begun: 'The notification mail is on its way.',
    waiting: 'The notification mail has not gone out yet. Next try:',
    sent: 'The notification mail went out on',
    parked: 'The notification mail could not be sent.',
  },
  visitor: {
    begun: 'The receipt to the sender is on its way.',
    waiting: 'The receipt to the sender has not gone out yet. Next try:',
    sent: 'The receipt to the sender went out on',
    parked: 'The receipt to the sender could not be sent.',
  },
}

/** The state of a notification for staff; `time` is that of its delivery or of the next try. */
export const notificationText = (
  recipient: NotificationRecipient,
  state: NotificationState,
  { tries, time }: { readonly tries: number; readonly time: string },
): string => {
  const texts = notificationTexts[recipient]
  if (state === 'parked') return texts.parked
  return state === 'waiting' && tries === 0 ? texts.begun : `${texts[state]} ${time}.`
}

export const notificationsFailure = 'Whether a notification mail went out could not be read.'
const counted = (count: number) => (count === 1 ? 'One notification mail' : `${count} notification mails`)

export const parkedText = (count: number): string => `${counted(count)} could not be sent.`
export const sentAgain = (count: number): string => `${counted(count)} will be sent again`
