import { blankFact, blankPrinciple, blankService } from '#ui/actors/content/home-page-form.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { EntriesField } from '../editor/fields/entries/entries-field.tsx'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/pictures/picture-field.tsx'
import { ParagraphsField } from '../editor/fields/paragraphs-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'
import type { FieldOf } from '../editor/form/form-field.ts'
import { TextControl, TextField } from '../editor/fields/text-field.tsx'
import { InLanguages } from '../editor/translations/in-languages.tsx'

export function FactFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage.facts
  return (
    <EntriesField of="fact" field={field('facts')} blank={blankFact}>
      {(fact) => (
        <div className={styles.figure}>
          <LineField label={labels.value} field={fact.at('value')} optional="unsaid" />
          <LineField label={labels.label} field={fact.at('label')} optional="unsaid" />
        </div>
      )}
    </EntriesField>
  )
}

export function ServiceFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage.services
  const { hints } = useEditorWords()
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
            <LineField label={labels.title} field={service.at('title')} optional="unsaid" />
            <LineField label={labels.company} field={service.at('company')} optional="unsaid" />
          </div>
          <PictureField label={labels.picture} field={service.at('image')} optional="unsaid" />
          <ParagraphsField label={labels.text} field={service.at('text')} rows={3} optional="unsaid" />
          <LinesField
            label={labels.points}
            field={service.at('points')}
            hint={hints.points}
            optional="unsaid"
          />
        </>
      )}
    </EntriesField>
  )
}

export function PrincipleFields({ field }: HomePageFieldsProps) {
  const labels = useFieldWords().homePage.principles
  return (
    <EntriesField of="principle" field={field('principles')} blank={blankPrinciple}>
      {(principle) => (
        <>
          <LineField label={labels.title} field={principle.at('title')} optional="unsaid" />
          <TextField label={labels.text} field={principle.at('text')} rows={2} optional="unsaid" />
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
