import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { EnquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'
import { AsideDialog } from '#ui/design/overlay/aside-dialog/aside-dialog.tsx'
import type { FrameData } from '../layout/frame-data.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryReference } from './enquiry-reference.tsx'
import * as styles from './enquiry-reference.css.ts'
import { EnquirySent } from './enquiry-sent.tsx'

/** Somebody asks for the popup; each asking is an object of its own. */
export interface EnquiryCall {
  /** What gets the focus back. */
  readonly opener: Element | null
}

export interface EnquiryPopupProps {
  desk: EnquiryFormController
  words: FrameData['enquiry']
  /** Nothing as long as nobody has asked. */
  call?: EnquiryCall | undefined
}

/** The enquiry in a popup over whatever page is there (E1, E2). */
export function EnquiryPopup({ desk, words: { title, text, picture }, call }: EnquiryPopupProps) {
  const { actor } = desk
  const open = useSelector(actor, (state) => state.hasTag('open'))
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (call === undefined) return
    opener.current = call.opener
    actor.send({ type: 'popup.open' })
  }, [actor, call])

  return (
    <>
      <AsideDialog
        open={open}
        onOpenChange={(wanted) => actor.send({ type: wanted ? 'popup.open' : 'popup.close' })}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (opener.current instanceof HTMLElement) opener.current.focus()
        }}
        title={title || 'Enquiry'}
        lead={text}
        picture={picture}
      >
        <EnquiryForm desk={desk} inPopup />
      </AsideDialog>
      <EnquirySent actor={actor} />
      <EnquiryReference actor={actor} className={styles.apart} />
    </>
  )
}
