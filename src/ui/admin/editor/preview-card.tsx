import type { ComponentType } from 'react'
import { Card } from '#ui/design/layout/card/card.tsx'
import * as styles from './editor.css.ts'

export interface PreviewCardProps<Values> {
  title: string
  Preview: ComponentType<{ readonly values: Values }>
  values: Values
}

/** How visitors will see it. */
export function PreviewCard<Values>({ title, Preview, values }: PreviewCardProps<Values>) {
  return (
    <Card title={title} aria-label={title} className={styles.preview}>
      <div className={styles.previewed}>
        <Preview values={values} />
      </div>
    </Card>
  )
}
