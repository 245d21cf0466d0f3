import { paragraphs } from '#domain/content/item/paragraphs.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { useTitleNote } from '../../editor/fields/use-title-note.ts'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { RichTextField } from '../../editor/fields/rich-text-field.tsx'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import { BrandField } from './brand-field.tsx'
import * as styles from './previews.css.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const newsArticleFormConfig: FormConfig<'newsArticle'> = {
  Form: function NewsForm({ field }) {
    const labels = useFieldWords().newsArticle
    return (
      <>
        <LineField label={labels.title} field={field('title')} noteOn={useTitleNote()} />
        <PictureField label={labels.image} field={field('image')} />
        <BrandField label={labels.brandId} field={field('brandId')} />
        <RichTextField label={labels.description} field={field('description')} body="body" rows={12} />
      </>
    )
  },
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
