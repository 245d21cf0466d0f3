import { useLocation } from '@tanstack/react-router'
import { permits } from '#domain/access/permission.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { editOf } from '#domain/history/subject.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { askedHistory } from '../../shell/navigation/history-address.ts'
import { ItemHistory } from './item-history.tsx'

/** The history of the item that the address names, for users who may edit it. */
export function HistoryScreen() {
  const { user } = useSession()
  const ref: ItemRef | undefined = askedHistory(useLocation().search)
  if (user === null || ref === undefined || !permits(user.role, editOf(ref.subject)))
    return <NotFoundScreen />
  return <ItemHistory itemRef={ref} />
}
