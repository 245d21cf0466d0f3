import { useEffect, useEffectEvent, useState } from 'react'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import type { MailPlace } from '#ui/actors/inbox/place-of-mail.ts'
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
  const [placed, setPlaced] = useState<{ readonly key: string; readonly isListed: boolean }>()
  const key = opened && keyOf(opened)
  if (key !== undefined && hasRow && placed?.key !== key) setPlaced({ key, isListed: true })

  const missing = !hasRow && list.isCurrent && placed?.key !== key ? key : undefined
  const follow = useEffectEvent((located: string, { isListed, at }: MailPlace) => {
    if (opened === undefined || located !== key) return
    setPlaced({ key, isListed })
    if (at === undefined) return
    const page = Math.floor(at / sizeOf(list.address)) + 1
    const search = { page: page === 1 ? undefined : page, open: opened.id }
    list.go(search, { replace: true })
  })
  const seek = useEffectEvent(() => {
    if (opened !== undefined && missing !== undefined)
      locate(list.query, opened, (place) => follow(missing, place))
  })
  useEffect(() => seek(), [missing])
  return placed !== undefined && placed.key === key && !placed.isListed
}
