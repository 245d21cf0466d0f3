import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { notificationActors } from '../inbox/notification-actors.ts'
import { useActors } from './actors-provider.tsx'

/** The parked notifications, fetched when the component mounts. */
export const useParked = () => {
  const actor = useActors().staff().notifications(notificationActors).parked
  useEffect(() => actor.send({ type: 'parked.fetch' }), [actor])
  return {
    ...useSelector(actor, (snapshot) => snapshot.context.parked),
    sending: useSelector(actor, (snapshot) => snapshot.matches('sending')),
    sendAll: () => actor.send({ type: 'parked.sendAll' }),
  }
}
