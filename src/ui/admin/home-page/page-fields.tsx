import { headedPages } from '#domain/content/home-page/home-page.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/pictures/picture-field.tsx'
import { TextField } from '../editor/fields/text-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

/** The words and the picture at the head of each page; what is empty is as without them. */
export function PageFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage.pages
  return (
    <div className={styles.fields}>
      {headedPages.map((page) => {
        const { at } = field('pages').at(page)
        return (
          <div key={page} role="group" aria-labelledby={`head-${page}`} className={styles.head}>
            <h3 id={`head-${page}`}>{labels[page]}</h3>
            <LineField label={labels.title} field={at('title')} optional="unsaid" />
            <TextField label={labels.lead} field={at('lead')} rows={2} optional="unsaid" />
            <PictureField label={labels.picture} field={at('picture')} optional="unsaid" />
          </div>
        )
      })}
    </div>
  )
}
