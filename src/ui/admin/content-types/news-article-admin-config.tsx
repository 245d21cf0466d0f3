import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { changedColumn, pictureColumn, timeColumn, titleColumn } from '../list/columns/columns.tsx'
import type { AdminConfig } from '../content/admin-config.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/picture-field.tsx'
import { ParagraphsField } from '../editor/fields/paragraphs-field.tsx'
import { usePictureView } from '../screen-parts/picture-view.ts'
import * as styles from './previews.css.ts'

export const newsArticleAdminConfig: AdminConfig<'newsArticle'> = {
  nameOf: (article) => article.title,
  columns: [
    pictureColumn((article) => article.image),
    titleColumn('EditNews/{id}', 'title', 'Title', (article) => article.description),
    timeColumn('createdAt', 'Added'),
    changedColumn,
  ],
  blank: { title: '', image: '', description: '' },
  Form: ({ field }) => (
    <>
      <LineField label="Title" field={field('title')} />
      <PictureField label="Image" field={field('image')} />
      <ParagraphsField label="Description" field={field('description')} rows={12} />
    </>
  ),
  Preview: function NewsPreview({ values }) {
    const picture = usePictureView(values.image)
    return (
      <article className={styles.article}>
        <p className={styles.articleTitle}>{values.title}</p>
        {picture && <img {...picture} sizes="480px" alt="" className={styles.wide} />}
        {paragraphs(values.description).map((paragraph, index) => (
          <p key={index} className={styles.reading}>
            {paragraph}
          </p>
        ))}
      </article>
    )
  },
}
