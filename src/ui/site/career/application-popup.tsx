import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { AppliedPosition } from '#domain/machines/application-machine.ts'
import { AsideDialog } from '#ui/design/aside-dialog/aside-dialog.tsx'
import { useApplicationActor, type ApplicationMachine } from './application-actor.ts'
import { ApplicationDraft } from './application-draft.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationSent } from './application-sent.tsx'

/** Somebody wants to apply for a position; each asking is an object of its own. */
export interface ApplicationCall {
  readonly position: AppliedPosition
  /** What gets the focus back. */
  readonly opener: Element | null
}

export interface ApplicationPopupProps {
  machine: ApplicationMachine
  picture?: string | undefined
  call: ApplicationCall
}

/** The application in a popup over the positions (P5). */
export function ApplicationPopup({ machine, picture, call }: ApplicationPopupProps) {
  const actor = useApplicationActor(machine)
  const open = useSelector(actor, (state) => state.hasTag('open'))
  const sent = useSelector(actor, (state) => state.matches('sent'))
  const position = useSelector(actor, (state) => state.context.position)
  const [draft] = useState(() => new ApplicationDraft())
  const opener = useRef<Element>(null)

  useEffect(() => {
    opener.current = call.opener
    actor.send({ type: 'popup.open', position: call.position })
  }, [actor, call])

  // What was sent is no draft any more, whether or not its form is on the screen.
  useEffect(() => {
    const subscription = actor.on('application.sent', () => draft.clear())
    return () => subscription.unsubscribe()
  }, [actor, draft])

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
      {sent ? <ApplicationSent actor={actor} /> : <ApplicationForm actor={actor} draft={draft} />}
    </AsideDialog>
  )
}
