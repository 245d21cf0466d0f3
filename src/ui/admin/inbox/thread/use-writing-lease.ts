import { useEffect, useEffectEvent } from 'react'
import { writing } from '#domain/desk/thread.ts'
import type { MailRef } from '#ui/actors/inbox/thread-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'

/** Others read that this person is writing, until the form is empty or left. */
export const useWritingLease = (mail: MailRef, isWriting: boolean) => {
  const { threads } = useActors().staff()
  const renew = useEffectEvent(() => threads.write(mail))
  const release = useEffectEvent(() => threads.stopWriting(mail))
  useEffect(() => {
    if (!isWriting) return undefined
    renew()
    const timer = setInterval(() => renew(), writing.renewal)
    return () => {
      clearInterval(timer)
      release()
    }
  }, [isWriting])
}
