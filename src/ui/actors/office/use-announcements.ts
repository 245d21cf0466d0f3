import { useEffect, useEffectEvent } from 'react'
import { useActors } from './actors-provider.tsx'
import type { Announce } from '../announce/announcements.ts'

/** Hears what happened for as long as the component is on the screen. */
export const useAnnouncements = (listener: Announce): void => {
  const { announcements } = useActors()
  const heard = useEffectEvent(listener)
  useEffect(() => announcements.listen((announcement) => heard(announcement)), [announcements])
}
