import { useSelector } from '@xstate/react'
import type { AppliedPosition } from '#domain/visitor-forms/profile/profile.ts'
import type { Application } from '#domain/visitor-forms/profile/application.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { TextWithin } from '../../language/text-within.tsx'
import { FormPopup, type PopupProps } from '../../visitor-form/form-popup.tsx'
import { ApplicationForm } from './application-form.tsx'

export interface ApplicationPopupProps extends PopupProps<Application> {
  picture?: string | undefined
}

/** The application in a popup over the positions (P5). */
export function ApplicationPopup({ picture, ...popup }: ApplicationPopupProps) {
  const { controller } = popup
  const { application } = useFormsWords()
  const { open } = application
  const position = useSelector(controller.actor, (state) => state.context.position)
  return (
    <FormPopup
      {...popup}
      title={position?.id === '' ? open.title : position && <TextWithin of={position} field="title" />}
      lead={
        position?.id === ''
          ? open.lead
          : position && (position.company || position.location) && <Workplace position={position} />
      }
      picture={picture}
    >
      <ApplicationForm
        controller={controller}
        careerId={position?.id ?? ''}
        back={
          <Button variant="quiet" onClick={() => controller.actor.send({ type: 'popup.close' })}>
            {application.back}
          </Button>
        }
        inPopup
      />
    </FormPopup>
  )
}

function Workplace({ position }: { position: AppliedPosition }) {
  const { comma } = useSharedWords()
  return (
    <>
      <TextWithin of={position} field="company" />
      {position.company && position.location && comma}
      <TextWithin of={position} field="location" />
    </>
  )
}
