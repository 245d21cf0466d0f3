import type { ComponentType } from 'react'
import type { Form } from '#domain/forms/pending-pictures.ts'
import type { EditorState } from './editor-frame.tsx'
import * as styles from './editor.css.ts'
import { Card } from '#ui/design/layout/card/card.tsx'

export interface PreviewsProps<Values extends Form> {
  editor: EditorState<Values>
  Preview: ComponentType<{ readonly values: Values }>
}

/** The preview of the form, and of the other version after a conflict. */
export function Previews<Values extends Form>({ editor, Preview }: PreviewsProps<Values>) {
  const { other, form } = editor
  return (
    <div className={styles.previews}>
      {other && <PreviewCard title="Their version" Preview={Preview} values={other} />}
      <PreviewCard title={other ? 'Your version' : 'Preview'} Preview={Preview} values={form.values} />
    </div>
  )
}

interface PreviewCardProps<Values> {
  title: string
  Preview: ComponentType<{ readonly values: Values }>
  values: Values
}

function PreviewCard<Values>({ title, Preview, values }: PreviewCardProps<Values>) {
  return (
    <Card title={title} aria-label={title} className={styles.preview}>
      <div className={styles.previewed}>
        <Preview values={values} />
      </div>
    </Card>
  )
}
