import { useEffect, useEffectEvent } from 'react'
import { useActors } from './actors-provider.tsx'
import type { Announce } from '../announcements/announcements.ts'

/** Subscribes to announcements while the component is mounted. */
export const useAnnouncements = (listener: Announce): void => {
  const { announcements } = useActors()
  const announce = useEffectEvent(listener)
  useEffect(() => announcements.listen((announcement) => announce(announcement)), [announcements])
}
