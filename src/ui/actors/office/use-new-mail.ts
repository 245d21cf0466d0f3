import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { useActors } from './actors-provider.tsx'

/** How many mails of a kind have come since they were fetched last, and how to say that they are fetched again. */
export const useNewMail = (kind: MailKind) => {
  const { newMail } = useActors().staff()
  const count = useSelector(newMail, (snapshot) => snapshot.context.fresh[kind])
  return { count, fetched: () => newMail.send({ type: 'mails.fetched', kind }) }
}

/** Listens for new mail while this tab is looked at by somebody who may read mails. */
export const useListening = (mayRead: boolean) => {
  const { staff } = useActors()
  // Before the effect by which a screen fetches its list: what comes between the two is counted as new.
  useLayoutEffect(() => {
    if (!mayRead) return undefined
    const { newMail } = staff()
    const look = () =>
      newMail.send({ type: document.visibilityState === 'visible' ? 'tab.shown' : 'tab.hidden' })
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      newMail.send({ type: 'tab.hidden' })
    }
  }, [staff, mayRead])
}
