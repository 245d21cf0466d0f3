import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { useActors } from './actors-provider.tsx'

/** How many mails of a kind arrived since the last fetch; call `fetched` after the next one. */
export const useNewMail = (kind: MailKind) => {
  const { newMail } = useActors().staff()
  const count = useSelector(newMail, (snapshot) => snapshot.context.fresh[kind])
  return { count, fetched: () => newMail.send({ type: 'mails.fetched', kind }) }
}

/** Listens for new mail while this tab is visible and the user may read mails. */
export const useListening = (mayRead: boolean) => {
  const { staff } = useActors()
  // A layout effect runs before a screen fetches its list, so that mails which arrive in between count as new.
  useLayoutEffect(() => {
    if (!mayRead) return undefined
    const { newMail } = staff()
    const report = () =>
      newMail.send({ type: document.visibilityState === 'visible' ? 'tab.shown' : 'tab.hidden' })
    report()
    document.addEventListener('visibilitychange', report)
    return () => {
      document.removeEventListener('visibilitychange', report)
      newMail.send({ type: 'tab.hidden' })
    }
  }, [staff, mayRead])
}
