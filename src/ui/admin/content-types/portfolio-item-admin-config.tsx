import { changedColumn, pictureColumn, titleColumn } from '../list/columns/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PicturesField } from '../editor/fields/pictures-field.tsx'
import * as styles from './previews.css.ts'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { usePictureView } from '../screen-parts/picture-view.ts'

export const portfolioItemAdminConfig: AdminConfig<'portfolioItem'> = {
  nameOf: (item) => item.title,
  columns: [
    pictureColumn((item) => item.images[0]?.image, 'mark'),
    titleColumn(
      'EditPortfolio/{id}',
      'title',
      'Title',
      (item) => `${item.images.length} ${item.images.length === 1 ? 'picture' : 'pictures'}`,
    ),
    changedColumn,
  ],
  blank: { title: '', images: [] },
  Form: ({ field }) => (
    <>
      <LineField label="Title" field={field('title')} />
      <PicturesField
        label="Images"
        field={field('images')}
        nameLabel="Company or partner"
        hint="They show in this order. A screen reader reads the name of the company instead of its logo."
      />
    </>
  ),
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
