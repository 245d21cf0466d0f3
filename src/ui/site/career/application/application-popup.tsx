import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { AppliedPosition } from '#domain/machines/application-machine.ts'
import type { ApplicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { AsideDialog } from '#ui/design/overlay/aside-dialog/aside-dialog.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { ApplicationForm } from './application-form.tsx'

/** Somebody wants to apply for a position; each asking is an object of its own. */
export interface ApplicationCall {
  readonly position: AppliedPosition
  /** What gets the focus back. */
  readonly opener: Element | null
}

export interface ApplicationPopupProps {
  desk: ApplicationFormController
  picture?: string | undefined
  /** Nothing as long as nobody has asked. */
  call?: ApplicationCall | undefined
}

/** The application in a popup over the positions (P5). */
export function ApplicationPopup({ desk, picture, call }: ApplicationPopupProps) {
  const { actor } = desk
  const open = useSelector(actor, (state) => state.hasTag('open'))
  const position = useSelector(actor, (state) => state.context.position)
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (call === undefined) return
    opener.current = call.opener
    actor.send({ type: 'popup.open', position: call.position })
  }, [actor, call])

  return (
    <AsideDialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) actor.send({ type: 'popup.close' })
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (opener.current instanceof HTMLElement) opener.current.focus()
      }}
      title={position?.title}
      lead={[position?.company, position?.location].filter(Boolean).join(', ')}
      picture={picture}
    >
      <ApplicationForm
        desk={desk}
        careerId={position?.id ?? ''}
        back={
          <Button variant="quiet" onClick={() => actor.send({ type: 'popup.close' })}>
            Back to the positions
          </Button>
        }
        inPopup
      />
    </AsideDialog>
  )
}
