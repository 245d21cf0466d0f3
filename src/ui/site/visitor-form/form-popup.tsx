import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { AppliedPosition } from '#domain/visitor-forms/profile/profile.ts'
import type { VisitorFormController } from '#ui/actors/visitor/visitor-form-controller.ts'
import { AsideDialog } from '#ui/design/overlay/aside-dialog/aside-dialog.tsx'

/** A click that opens the popup; each click is a new object. */
export interface PopupClick {
  /** Gets the focus back. */
  readonly opener: Element | null
  /** The position that an application is for. */
  readonly position?: AppliedPosition | undefined
}

export interface PopupProps<Values extends object> {
  controller: VisitorFormController<Values>
  /** `undefined` until the first click. */
  click?: PopupClick | undefined
}

interface FormPopupProps<Values extends object> extends PopupProps<Values> {
  title: ReactNode
  lead: ReactNode
  picture: string | undefined
  children: ReactNode
}

/** Whether the boot script follows a link of a popup within the document, where the popup would cover the new page. */
const followsLink = ({ target, defaultPrevented }: MouseEvent) =>
  defaultPrevented && target instanceof Element && target.closest('[role=dialog] a') !== null

/** A visitor's form in a popup over the page. */
export function FormPopup<Values extends object>({
  controller: { actor },
  click,
  ...rest
}: FormPopupProps<Values>) {
  const open = useSelector(actor, (state) => state.hasTag('open'))
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (click === undefined) return
    opener.current = click.opener
    actor.send({ type: 'popup.open', position: click.position })
  }, [actor, click])

  useEffect(() => {
    if (!open) return
    const closeAtLink = (event: MouseEvent) => {
      if (followsLink(event)) actor.send({ type: 'popup.close' })
    }
    document.addEventListener('click', closeAtLink)
    return () => document.removeEventListener('click', closeAtLink)
  }, [actor, open])

  return (
    <AsideDialog
      {...rest}
      open={open}
      onOpenChange={(isOpening) => {
        if (!isOpening) actor.send({ type: 'popup.close' })
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (opener.current instanceof HTMLElement) opener.current.focus()
      }}
    />
  )
}
