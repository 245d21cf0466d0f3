import { useEffect } from 'react'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { screens } from '#domain/access/screens.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { whenShown } from '../screen-parts/when-shown.ts'

/** Counts the unread mails for roles that handle them, and again when the tab becomes visible. */
export const useUnread = (role: Role) => {
  const { readings } = useActors().staff()
  const mayHandle = permits(role, screens.enquirymails)
  useEffect(() => {
    if (!mayHandle) return undefined
    return whenShown(() => {
      readings.unreadEnquiries.fetch()
      readings.unreadProfiles.fetch()
    })
  }, [mayHandle, readings])
}
