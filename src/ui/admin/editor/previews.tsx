import type { ComponentType } from 'react'
import type { Form } from '#domain/machines/pending-pictures.ts'
import type { EditorState } from './editor-frame.tsx'
import * as styles from './editor.css.ts'
import { PreviewCard } from './preview-card.tsx'

export interface PreviewsProps<Values extends Form> {
  editor: EditorState<Values>
  Preview: ComponentType<{ readonly values: Values }>
}

/** How the form will look, and somebody else's version where there is one. */
export function Previews<Values extends Form>({ editor, Preview }: PreviewsProps<Values>) {
  const { other, form } = editor
  return (
    <div className={styles.previews}>
      {other && <PreviewCard title="Their version" Preview={Preview} values={other} />}
      <PreviewCard title={other ? 'Your version' : 'Preview'} Preview={Preview} values={form.values} />
    </div>
  )
}
