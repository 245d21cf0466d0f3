import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { RichTextField } from '../../editor/fields/rich-text-field.tsx'
import { BoardField } from './board-field.tsx'
import { usePictureView } from '../../screen-parts/picture-view.ts'
import * as styles from './previews.css.ts'
import type { FormConfig } from '../../content/form-config.ts'

export const teamMemberFormConfig: FormConfig<'teamMember'> = {
  Form: function TeamForm({ field }) {
    const labels = useFieldWords().teamMember
    return (
      <>
        <LineField label={labels.name} field={field('name')} />
        <LineField label={labels.designation} field={field('designation')} />
        <PictureField label={labels.image} field={field('image')} />
        <BoardField label={labels.board} field={field('board')} />
        <RichTextField
          label={labels.description}
          field={field('description')}
          body="body"
          rows={8}
          optional
        />
      </>
    )
  },
  Preview: function TeamPreview({ values }) {
    const picture = usePictureView(values.image)
    return (
      <article className={styles.article}>
        {picture && <img {...picture} sizes="320px" alt="" className={styles.portrait} />}
        <p className={styles.panelTitle}>{values.name}</p>
        <p className={styles.designation}>{values.designation}</p>
        <p className={styles.quiet}>{values.description}</p>
      </article>
    )
  },
}
