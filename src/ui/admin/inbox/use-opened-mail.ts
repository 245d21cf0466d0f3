import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { addressOf } from '../address.ts'
import type { useList } from '../list/use-list.ts'
import type { Mail } from './mail.ts'

type List = Pick<ReturnType<typeof useList>, 'place' | 'openPage' | 'isThere'>

export type Step = -1 | 1

/** Which mail is read, and the ways to its neighbours. */
export interface Reading<Received extends Mail> {
  /** The one that the person has opened; without one the first is shown where there is room. */
  readonly opened: Received | undefined
  readonly read: Received | undefined
  /** How many stand before it in the whole list. */
  readonly at: number
  readonly canStep: (step: Step) => boolean
  /** Goes on to the neighbouring page where this one ends. */
  readonly step: (step: Step) => void
}

/** The address of a page that was stepped onto, until its mails are there. */
const ends = { first: 0, last: -1 } as const

export const useOpenedMail = <Received extends Mail>(
  screen: Screen,
  mails: ReadonlyArray<Received>,
  { place, openPage, isThere }: List,
): Reading<Received> => {
  const router = useRouter()
  const { open } = useLocation().search as { readonly open?: string }
  const isEnd = open === 'first' || open === 'last'
  const end = isEnd && isThere ? mails.at(ends[open]) : undefined
  const opened = end ?? mails.find((mail) => mail.id === open)
  // What was shown stays when newer mails come in before it.
  const [shown, setShown] = useState<string>()
  const read = opened ?? mails.find((mail) => mail.id === shown) ?? mails[0]
  if (read?.id !== shown) setShown(read?.id)
  const index = read === undefined ? -1 : mails.indexOf(read)

  const show = (mail: Received, replace = false) =>
    router.navigate({
      to: addressOf(screen),
      search: (asked: object) => ({ ...asked, open: mail.id }),
      state: (kept: object) => kept,
      resetScroll: false,
      replace,
    })

  const settle = useEffectEvent(() => end !== undefined && show(end, true))
  useEffect(() => void settle(), [end?.id])

  const canStep = (step: Step) => {
    if (index === -1 || isEnd) return false
    if (mails[index + step] !== undefined) return true
    return step === 1 ? place.page < place.pages : place.page > 1
  }

  const step = (towards: Step) => {
    if (!canStep(towards)) return
    const neighbour = mails[index + towards]
    if (neighbour !== undefined) return void show(neighbour)
    openPage(place.page + towards, { open: towards === 1 ? 'first' : 'last' })
  }

  return { opened, read, at: place.at + index, canStep, step }
}
