import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { isEnd, mailInReader, type InReader } from '#domain/machines/mail-in-reader.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import type { useList } from '../list/use-list.ts'
import type { Mail } from './mail.ts'
import { usePageOfMail } from './use-page-of-mail.ts'

export type Step = -1 | 1

/** The state of the reader, and the steps to the neighbouring mails. */
export interface ReaderState<Received extends Mail> {
  readonly shown: InReader<Received>
  /** Whether the address names a mail; otherwise the first shows if there is room. */
  readonly isOpen: boolean
  /** The mail that it shows. */
  readonly mail: Received | undefined
  /** The mail that it shows, if the address names it. */
  readonly opened: Received | undefined
  /** Its index in the whole list; `undefined` if it has no row on this page. */
  readonly position: number | undefined
  /** Whether the search or the filters exclude the mail from the list. */
  readonly isExcluded: boolean
  readonly canStep: (step: Step) => boolean
  /** Turns the page at the end of this one. */
  readonly step: (step: Step) => void
  /** Whether the mail has left the list and the next one is loading. */
  readonly isLeaving: boolean
  readonly retry: () => void
}

export const useReader = <Received extends Mail>(
  screen: Screen,
  actors: Pick<MailActors<Received>, 'list' | 'details' | 'locate'>,
  mails: ReadonlyArray<Received>,
  list: ReturnType<typeof useList>,
): ReaderState<Received> => {
  const router = useRouter()
  const { details } = actors
  const { range, openPage } = list
  // While the list is refetched, the successor of a removed mail is not known yet.
  const isCurrent = list.isCurrent && !list.busy
  const { open: named } = useOwnLocation().search as { readonly open?: string }
  const fetched = useSelector(details, (snapshot) => snapshot.context)
  const query = JSON.stringify(list.query)
  const [last, setLast] = useState<{ readonly mail: Received; readonly query: string | undefined }>()
  const [left, setLeft] = useState<{ readonly id: string; readonly at: number }>()

  const shown = mailInReader({
    named,
    // The shown mail stays when newer ones arrive; another search or page starts with its first.
    lastShown: isCurrent && last?.query !== query ? undefined : last?.mail.id,
    left,
    listed: mails,
    isCurrent,
    known: [fetched.item, last?.mail],
    failed: fetched,
  })
  const read = shown.state === 'shown' ? shown.mail : undefined
  const index = shown.state === 'shown' ? shown.at : -1
  const id = 'id' in shown ? shown.id : undefined
  const shownQuery = isCurrent ? query : last?.query
  if (read !== undefined && (last?.mail !== read || last.query !== shownQuery))
    setLast({ mail: read, query: shownQuery })
  if (left !== undefined && named !== left.id && shown.state !== 'pending') setLeft(undefined)

  const hasNoRow = index === -1 && (isCurrent || list.failed || fetched.id === id)
  const outside = hasNoRow ? id : undefined
  useEffect(() => {
    if (outside === undefined) return undefined
    details.send({ type: 'details.fetch', id: outside })
    return () => details.send({ type: 'details.clear' })
  }, [details, outside])

  const opened = read?.id === named ? read : undefined
  const isExcluded = usePageOfMail(actors, list, opened, index !== -1)

  const show = (mail: string | undefined, replace = false) =>
    router.navigate({
      to: screenAddress(screen),
      search: (before: object) => ({ ...before, open: mail }),
      state: (before: object) => before,
      resetScroll: false,
      replace,
    })

  // The address names an end of a page, or a removed mail, only until the next mail shows.
  const isTemporary = named !== undefined && (isEnd(named) || named === left?.id)
  const successor = isTemporary && isCurrent ? (id ?? '') : undefined
  const settle = useEffectEvent(() => {
    if (successor !== undefined) void show(id, true)
  })
  useEffect(() => settle(), [successor])

  // An enquiry that was merged into another one opens that one.
  const into = fetched.id === named && fetched.item?.id !== named ? fetched.item?.id : undefined
  const follow = useEffectEvent(() => {
    if (into !== undefined) void show(into, true)
  })
  useEffect(() => follow(), [into])

  // A mail that this person removes is replaced by the next one.
  const leave = useEffectEvent((ids: ReadonlyArray<string>) => {
    if (read === undefined || index === -1 || !ids.includes(read.id)) return
    const at = mails.slice(0, index).filter((mail) => !ids.includes(mail.id)).length
    setLeft({ id: read.id, at })
    setLast(undefined)
  })
  useEffect(() => {
    const subscriptions = (['items.removed', 'items.left'] as const).map((fact) =>
      actors.list.on(fact, ({ ids }) => leave(ids)),
    )
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actors.list])

  const canStep = (step: Step, from = index) => {
    if (isEnd(named) || read === undefined) return false
    if (mails[from + step] !== undefined) return true
    return from !== -1 && (step === 1 ? range.page < range.pages : range.page > 1)
  }

  const step = (direction: Step) => {
    // A key may be pressed before the mail that the last key opened is drawn.
    const { open } = router.latestLocation.search as { readonly open?: string }
    const latest = mails.findIndex((mail) => mail.id === open)
    const from = latest === -1 ? index : latest
    if (!canStep(direction, from)) return
    const neighbour = mails[from + direction]
    if (neighbour !== undefined) return void show(neighbour.id)
    openPage(range.page + direction, { open: direction === 1 ? 'first' : 'last' })
  }

  return {
    shown,
    isOpen: named !== undefined,
    mail: read,
    opened,
    position: index === -1 ? undefined : range.offset + index,
    isExcluded,
    canStep,
    step,
    isLeaving: left !== undefined,
    retry: () => id !== undefined && details.send({ type: 'details.fetch', id }),
  }
}
