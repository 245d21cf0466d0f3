import { menuPlaces } from '#domain/content/page/menu-places.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import type { FormConfig } from '../../content/form-config.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import { LineField } from '../../editor/fields/line-field.tsx'
import { TextField } from '../../editor/fields/text-field.tsx'
import * as styles from './previews.css.ts'

/** Only pages have sections, so that other editors do not load their fields. */
const SectionsField = onDemand(async () => (await import('../page/sections-field.tsx')).SectionsField)

export const pageFormConfig: FormConfig<'page'> = {
  Form: function PageForm({ field }) {
    const labels = useFieldWords().page
    const { ownPage: words } = useEditorWords()
    return (
      <>
        <LineField label={labels.title} field={field('title')} />
        <LineField label={labels.address} field={field('address')} dir="ltr" hint={words.address} />
        <TextField
          label={labels.description}
          field={field('description')}
          rows={2}
          hint={words.description}
          optional
        />
        <ChoiceField
          label={labels.menu}
          field={field('menu')}
          choices={menuPlaces.map((value) => ({ value, label: words.menu[value] }))}
          placeholder={words.menu.none}
          optional
        />
        <ChoiceField
          label={labels.lastChanged}
          field={field('lastChanged')}
          choices={[{ value: 'shown', label: words.lastChanged.shown }]}
          placeholder={words.lastChanged.none}
          optional
        />
        <SectionsField label={labels.sections} field={field('sections')} />
      </>
    )
  },
  Preview: ({ values }) => (
    <article className={styles.article}>
      <p className={styles.articleTitle}>{values.title}</p>
      <p className={styles.quiet}>{values.description}</p>
    </article>
  ),
}
