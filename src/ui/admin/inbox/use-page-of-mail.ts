import { useEffect, useEffectEvent, useState } from 'react'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import type { LocatedMail } from '#ui/actors/inbox/locate-mail.ts'
import { sizeOf } from '../shell/navigation/list-address.ts'
import type { useList } from '../list/use-list.ts'
import type { Mail } from './mail.ts'

/** Changes when a mail moves into the spam or out of it, so that it is located again. */
const keyOf = ({ id, status }: Mail) => `${id} ${status === 'spam'}`

/**
 * Opens the page of the mail that the address names, once: newer mails that push it off do not turn the page.
 *
 * @returns whether the list excludes the mail
 */
export const usePageOfMail = <Received extends Mail>(
  { locate }: Pick<MailActors<Received>, 'locate'>,
  list: ReturnType<typeof useList>,
  opened: Mail | undefined,
  hasRow: boolean,
): boolean => {
  const [located, setLocated] = useState<{ readonly key: string; readonly isListed: boolean }>()
  const key = opened && keyOf(opened)
  if (key !== undefined && hasRow && located?.key !== key) setLocated({ key, isListed: true })

  const missing = !hasRow && list.isCurrent && located?.key !== key ? key : undefined
  const follow = useEffectEvent((sought: string, { isListed, index }: LocatedMail) => {
    if (opened === undefined || sought !== key) return
    setLocated({ key, isListed })
    if (index === undefined) return
    const page = Math.floor(index / sizeOf(list.address)) + 1
    const search = { page: page === 1 ? undefined : page, open: opened.id }
    list.go(search, { replace: true })
  })
  const seek = useEffectEvent(() => {
    if (opened !== undefined && missing !== undefined)
      locate(list.query, opened, (found) => follow(missing, found))
  })
  useEffect(() => seek(), [missing])
  return located !== undefined && located.key === key && !located.isListed
}
