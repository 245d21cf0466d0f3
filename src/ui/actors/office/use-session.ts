import { useSelector } from '@xstate/react'
import { useActors } from './actors-provider.tsx'

/** Who is signed in, and how the session stands. */
export const useSession = () => {
  const { session } = useActors()
  const snapshot = useSelector(session, (current) => current)
  const { entry, failure } = snapshot.context
  return { entry, failure, state: snapshot.value, busy: snapshot.hasTag('busy'), send: session.send }
}
