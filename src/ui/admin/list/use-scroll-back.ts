import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useOwnLocation } from '../navigation/own-location.ts'
import { scrollKeyOf } from './left-lists.ts'

/** Scrolls a list to where it was left once its rows are there: the router does so before, on a page that is too short. */
export const useScrollBack = (isThere: boolean): void => {
  const key = scrollKeyOf(useOwnLocation())
  const { scrollY: left = 0 } =
    useElementScrollRestoration({ getElement: () => window, getKey: () => key }) ?? {}
  const scroll = useEffectEvent(() => {
    if (left > window.scrollY) window.scrollTo({ top: left, behavior: 'instant' })
  })
  useEffect(() => {
    if (isThere) scroll()
  }, [isThere, key])
}
