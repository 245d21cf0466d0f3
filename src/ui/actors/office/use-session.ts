import { useSelector } from '@xstate/react'
import { useActors } from './actors-provider.tsx'

/** The signed-in user and the state of the session. */
export const useSession = () => {
  const { session } = useActors()
  const snapshot = useSelector(session, (current) => current)
  const { user, failure, offer } = snapshot.context
  return { user, failure, offer, state: snapshot.value, busy: snapshot.hasTag('busy'), send: session.send }
}
