import { useSelector } from '@xstate/react'
import { useActors } from './actors-provider.tsx'

/** The signed-in user and the state of the session. */
export const useSession = () => {
  const { session } = useActors()
  const snapshot = useSelector(session, (current) => current)
  const { entry, failure } = snapshot.context
  return { entry, failure, state: snapshot.value, busy: snapshot.hasTag('busy'), send: session.send }
}
