import { useEffect, useEffectEvent } from 'react'
import { writing } from '#domain/desk/thread.ts'
import type { MailRef } from '#ui/actors/inbox/thread-actors.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'

/** Others read that this person is writing, until the form is empty or left. */
export const useWritingLease = (mail: MailRef, isWriting: boolean) => {
  const threads = useThreads()
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
