import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { TextField } from '../../editor/fields/text-field.tsx'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import * as styles from './previews.css.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const sliderFormConfig: FormConfig<'slider'> = {
  Form: function SliderForm({ field }) {
    const labels = useFieldWords().slider
    return (
      <>
        <LineField label={labels.title} field={field('title')} />
        <PictureField label={labels.image} field={field('image')} />
        <TextField label={labels.description} field={field('description')} optional />
      </>
    )
  },
  Preview: function SliderPreview({ values }) {
    const picture = usePictureView(values.image)
    return (
      <div className={styles.slide}>
        <p className={styles.slideTitle}>{values.title}</p>
        <p>{values.description}</p>
        {picture && <img {...picture} sizes="480px" alt="" className={styles.wide} />}
      </div>
    )
  },
}
