import { useLinkProps, type HistoryState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/design/action/button/button-link.tsx'
import { IconLink, type IconLinkProps } from '#ui/design/action/icon-button/icon-button.tsx'
import { TextLink, type TextLinkProps } from '#ui/design/action/text-link/text-link.tsx'
import { screenAddress } from './screen-address.ts'
import type { SearchParams } from './search-params.ts'

type AnchorProps = ComponentProps<'a'>

export interface ScreenTarget {
  screen: Screen
  /** For the screens of one item. */
  id?: string | undefined
  search?: SearchParams | undefined
  /** State of the history entry. */
  state?: HistoryState | undefined
}

/** Links to a screen without a page load; the caller sets `aria-current`. */
const useScreen = (
  { screen, id, search = {}, state = {} }: ScreenTarget,
  { onClick, className, 'aria-current': current }: AnchorProps,
) => {
  const link = useLinkProps({ to: screenAddress(screen, id), search, state, ...(onClick && { onClick }) })
  return { ...link, className, 'aria-current': current }
}

export function ScreenAnchor({ screen, id, search, state, children, ...rest }: ScreenTarget & AnchorProps) {
  return (
    <a {...rest} {...useScreen({ screen, id, search, state }, rest)}>
      {children}
    </a>
  )
}

export function ScreenButton({ screen, id, search, state, ...rest }: ScreenTarget & ButtonLinkProps) {
  return <ButtonLink {...rest} {...useScreen({ screen, id, search, state }, rest)} />
}

export function ScreenIcon({ screen, id, search, state, ...rest }: ScreenTarget & IconLinkProps) {
  return <IconLink {...rest} {...useScreen({ screen, id, search, state }, rest)} />
}

export function ScreenText({ screen, id, search, state, ...rest }: ScreenTarget & TextLinkProps) {
  return <TextLink {...rest} {...useScreen({ screen, id, search, state }, rest)} />
}
