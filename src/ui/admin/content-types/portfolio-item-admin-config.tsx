import { useFieldWords } from '#ui/words/use-field-words.ts'
import { useEditorWords } from '#ui/words/use-editor-words.ts'
import { count } from '#domain/wording/counted.ts'
import { changedColumn, pictureColumn, titleColumn } from '../list/columns/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PicturesField } from '../editor/fields/pictures-field.tsx'
import * as styles from './previews.css.ts'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { usePictureView } from '../screen-parts/picture-view.ts'

export const portfolioItemAdminConfig: AdminConfig<'portfolioItem'> = {
  nameOf: (item) => item.title,
  columns: ({ labels, list }) => [
    pictureColumn(list.image, (item) => item.images[0]?.image, 'mark'),
    titleColumn('EditPortfolio/{id}', 'title', labels.title, (item) =>
      count(list.pictures, item.images.length),
    ),
    changedColumn(list.changed),
  ],
  blank: { title: '', images: [] },
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
