import { classNames } from '#ui/design/style/class-names.ts'
import { historyColours } from '#domain/content/history-slide.ts'
import { changedColumn, detailColumn, pictureColumn, titleColumn } from '../list/columns/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { ColourField } from '../editor/fields/colour-field.tsx'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/picture-field.tsx'
import { ParagraphsField } from '../editor/fields/paragraphs-field.tsx'
import { usePictureView } from '../screen-parts/picture-view.ts'
import { isDark } from '#domain/content/item/is-dark.ts'
import * as styles from './previews.css.ts'

export const historySlideAdminConfig: AdminConfig<'historySlide'> = {
  nameOf: (slide) => slide.title,
  columns: [
    pictureColumn((slide) => slide.image),
    titleColumn('EditHistory/{id}', 'title', 'Title', (slide) => slide.description),
    detailColumn('year', 'Year'),
    changedColumn,
  ],
  blank: { title: '', image: '', colour: '', year: '', description: '' },
  Form: ({ field }) => (
    <>
      <div className={styles.titleAndYear}>
        <LineField label="Title" field={field('title')} />
        <LineField label="Year" field={field('year')} inputMode="numeric" />
      </div>
      <PictureField label="Image" field={field('image')} />
      <ParagraphsField
        label="Description"
        field={field('description')}
        optional
        hint="Two sentences read best on the strip."
      />
      <ColourField label="Background colour" field={field('colour')} options={historyColours} optional />
    </>
  ),
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
