import { classNames } from '#ui/design/style/class-names.ts'
import { historyColours } from '#domain/content/history-slide.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { ColourField } from '../../editor/fields/colour-field.tsx'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { ParagraphsField } from '../../editor/fields/paragraphs-field.tsx'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import { isDark } from '#domain/content/item/is-dark.ts'
import * as styles from './previews.css.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const historySlideFormConfig: FormConfig<'historySlide'> = {
  Form: function HistoryForm({ field }) {
    const { historySlide: labels, colours } = useFieldWords()
    const { hints } = useEditorWords()
    return (
      <>
        <div className={styles.titleAndYear}>
          <LineField label={labels.title} field={field('title')} />
          <LineField label={labels.year} field={field('year')} inputMode="numeric" />
        </div>
        <PictureField label={labels.image} field={field('image')} />
        <ParagraphsField
          label={labels.description}
          field={field('description')}
          optional
          hint={hints.historyText}
        />
        <ColourField
          label={labels.colour}
          field={field('colour')}
          options={historyColours.map(({ name, value }) => ({ name: colours[name], value }))}
          optional
        />
      </>
    )
  },
  Preview: function HistoryPreview({ values }) {
    const picture = usePictureView(values.image)
    return (
      <article
        className={classNames(styles.panel, isDark(values.colour) && styles.dark)}
        style={{ background: values.colour }}
      >
        <p className={styles.year}>{values.year}</p>
        {picture && <img {...picture} sizes="400px" alt="" className={styles.photo} />}
        <p className={styles.panelTitle}>{values.title}</p>
        <p className={styles.panelText}>{values.description}</p>
      </article>
    )
  },
}
