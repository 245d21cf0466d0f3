import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import { CompanyFields } from './company-fields.tsx'
import * as styles from './previews.css.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const brandFormConfig: FormConfig<'brand'> = {
  Form: function BrandForm({ field }) {
    const labels = useFieldWords().brand
    return (
      <>
        <LineField label={labels.title} field={field('title')} />
        <PictureField label={labels.image} logoBackground="white" field={field('image')} />
        <LineField label={labels.sector} field={field('sector')} optional />
        <CompanyFields field={field} />
      </>
    )
  },
  Preview: function BrandPreview({ values }) {
    const picture = usePictureView(values.image)
    return (
      <div className={styles.cell}>
        {picture ? <img {...picture} sizes="200px" alt="" className={styles.mark} /> : values.title}
        <p className={styles.quiet}>{values.sector}</p>
      </div>
    )
  },
}
