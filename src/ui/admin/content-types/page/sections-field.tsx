import type { AnySection } from '#domain/content/page/section-kinds.ts'
import type { FormValues } from '../../content/form-values.ts'
import type { FieldOf } from '../../editor/form/form-field.ts'

const headingOf = (section: AnySection) =>
  'title' in section && typeof section.title === 'string' ? section.title : ''

/** Names the sections of a page, which a save keeps as they are. */
export function SectionsField({
  label,
  field,
}: Pick<FieldOf<FormValues<'page'>['sections']>, 'label' | 'field'>) {
  return (
    field.value.length > 0 && (
      <section aria-label={label}>
        <h2>{label}</h2>
        <ol>
          {field.value.map((section) => (
            <li key={section.id}>{headingOf(section) || section.kind}</li>
          ))}
        </ol>
      </section>
    )
  )
}
