import { mayChangeLive } from '#domain/access/approval.ts'
import { useSession } from './use-session.ts'

/** Whether the signed-in person may change what visitors see; otherwise somebody else publishes their drafts. */
export const useMayChangeLive = (): boolean => {
  const { user } = useSession()
  return user === null || mayChangeLive(user)
}
