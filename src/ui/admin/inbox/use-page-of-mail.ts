import { useEffect, useEffectEvent, useState } from 'react'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import type { MailPlace } from '#ui/actors/inbox/place-of-mail.ts'
import { sizeOf } from '../navigation/list-address.ts'
import type { useList } from '../list/use-list.ts'
import type { Mail } from './mail.ts'

/** A mail that becomes spam, or none any more, is looked for again. */
const keyOf = ({ id, status }: Mail) => `${id} ${status === 'spam'}`

/**
 * Turns once to the page of a mail that an address from elsewhere names; newer mails that push it off its page later leave the
 * page as it is. Returns whether the list leaves the mail out.
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

  const sought = !hasRow && list.isThere && placed?.key !== key ? key : undefined
  const follow = useEffectEvent((soughtKey: string, { isListed, at }: MailPlace) => {
    if (opened === undefined || soughtKey !== key) return
    setPlaced({ key, isListed })
    if (at === undefined) return
    const page = Math.floor(at / sizeOf(list.address)) + 1
    const turned = { page: page === 1 ? undefined : page, open: opened.id }
    list.go(turned, { replace: true })
  })
  const seek = useEffectEvent(() => {
    if (opened !== undefined && sought !== undefined)
      locate(list.query, opened, (place) => follow(sought, place))
  })
  useEffect(() => seek(), [sought])
  return placed !== undefined && placed.key === key && !placed.isListed
}
