import { blankFact, blankService } from '#ui/actors/content/home-page-form.ts'
import { EntriesField } from '../editor/fields/entries-field.tsx'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/picture-field.tsx'
import { ParagraphsField } from '../editor/fields/paragraphs-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'
import type { FieldOf } from '../editor/form/form-field.ts'
import { TextControl } from '../editor/fields/text-field.tsx'
import { InLanguages } from '../editor/translations/in-languages.tsx'

export function FactFields({ field }: HomePageFieldsProps) {
  return (
    <EntriesField of="fact" field={field('facts')} blank={blankFact}>
      {(fact) => (
        <div className={styles.figure}>
          <LineField label="Value" field={fact.at('value')} optional="unsaid" />
          <LineField label="Label" field={fact.at('label')} optional="unsaid" />
        </div>
      )}
    </EntriesField>
  )
}

export function ServiceFields({ field }: HomePageFieldsProps) {
  return (
    <EntriesField
      of="service"
      field={field('services')}
      blank={blankService}
      nameOf={({ title }) => title.trim()}
    >
      {(service) => (
        <>
          <div className={styles.pair}>
            <LineField label="Title" field={service.at('title')} optional="unsaid" />
            <LineField label="Company" field={service.at('company')} optional="unsaid" />
          </div>
          <PictureField label="Picture" field={service.at('image')} optional="unsaid" />
          <ParagraphsField label="Text" field={service.at('text')} rows={3} optional="unsaid" />
          <LinesField
            label="Points"
            field={service.at('points')}
            hint="One on each line, in their order."
            optional="unsaid"
          />
        </>
      )}
    </EntriesField>
  )
}

/** Several short texts, one per line. */
function LinesField({ field, optional, ...props }: FieldOf<ReadonlyArray<string>>) {
  return (
    <InLanguages field={field} optional={optional}>
      {({ field: lines, ...own }) => (
        <TextControl
          {...props}
          {...own}
          field={{
            ...lines,
            value: lines.value.join('\n'),
            change: (text) => lines.change(text === '' ? [] : text.split('\n')),
          }}
        />
      )}
    </InLanguages>
  )
}
