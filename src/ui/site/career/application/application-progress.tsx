import { useSelector } from '@xstate/react'
import { Progress } from '#ui/design/form/image-uploader/progress.tsx'
import { fill } from '#domain/wording/template.ts'
import type { ApplicationActor } from '#ui/actors/visitor/application-form-controller.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import * as styles from './application-sent.css.ts'

/** Shows the progress of the upload, as a bar as soon as it is known. */
export function ApplicationProgress({ actor }: { actor: ApplicationActor }) {
  const { application } = useFormsWords()
  const sending = useSelector(actor, (state) => state.matches({ form: 'sending' }))
  const file = useSelector(actor, (state) => state.context.form?.values.resume?.name ?? '')
  const progress = useSelector(actor, (state) => state.context.progress)
  if (!sending) return null
  const text = fill(application.sending, { file })
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      {progress !== null && <Progress percent={Math.round(progress * 100)} label={text} />}
    </div>
  )
}
