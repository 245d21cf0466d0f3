import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PicturesField } from '../../editor/fields/pictures/pictures-field.tsx'
import * as styles from './previews.css.ts'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const portfolioItemFormConfig: FormConfig<'portfolioItem'> = {
  Form: function PortfolioForm({ field }) {
    const labels = useFieldWords().portfolioItem
    const { hints } = useEditorWords()
    return (
      <>
        <LineField label={labels.title} field={field('title')} />
        <PicturesField
          label={labels.images}
          field={field('images')}
          nameLabel={labels.pictureName}
          hint={hints.pictures}
        />
      </>
    )
  },
  Preview: ({ values }) => (
    <div className={styles.cell}>
      <p className={styles.panelTitle}>{values.title}</p>
      <div className={styles.marks}>
        {values.images.map(({ image, name }, index) => (
          <PictureMark key={index} picture={image} name={name} />
        ))}
      </div>
    </div>
  ),
}

function PictureMark({ picture, name }: { picture: PictureValue; name: string }) {
  const view = usePictureView(picture)
  return view && <img {...view} sizes="160px" alt={name} className={styles.mark} />
}
