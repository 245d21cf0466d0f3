import { useEffect, useEffectEvent } from 'react'
import { useActors } from './actors-provider.tsx'
import type { Tell } from '../announce/announcements.ts'

/** Hears what happened for as long as the component is on the screen. */
export const useAnnouncements = (listener: Tell): void => {
  const { announcements } = useActors()
  const heard = useEffectEvent(listener)
  useEffect(() => announcements.listen((announcement) => heard(announcement)), [announcements])
}
