import { useEffect, useRef, type SubmitEvent } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import * as styles from './personal-data.css.ts'

export interface PersonFormProps {
  busy: boolean
  failure: Failure | null
  onFind: (email: string) => void
}

/** Searches by email; the email stays out of the screen's address, which browsers store and servers log. */
export function PersonForm({ busy, failure, onFind }: PersonFormProps) {
  const { personalData: words } = useAccountWords()
  const { failures } = useFailureWords().personalData
  const input = useRef<HTMLInputElement>(null)
  const fieldError = failure?.fields?.['email']
  useEffect(() => {
    if (failure !== null) input.current?.focus()
  }, [failure])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onFind(input.current?.value.trim() ?? '')
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className={styles.search}>
        <Field label={words.email} error={serverSentence(fieldError)} className={styles.wide}>
          <TextInput ref={input} name="email" type="email" autoComplete="off" dir="ltr" required />
        </Field>
        {failure && fieldError === undefined && (
          <Notice tone="danger">{failureText(failures.fetch, failure)}</Notice>
        )}
        <Button type="submit" size="sm" busy={busy} busyLabel={words.finding}>
          {words.find}
        </Button>
      </form>
    </Card>
  )
}
