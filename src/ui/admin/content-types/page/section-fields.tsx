import { type AnySection, kindOf } from '#domain/content/page/section-kinds.ts'
import { maxSectionFigures } from '#domain/content/page/sections.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { useSectionWords } from '#ui/words/editor/use-section-words.ts'
import { EntriesField } from '../../editor/fields/entries/entries-field.tsx'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PictureField } from '../../editor/fields/pictures/picture-field.tsx'
import { RichTextField } from '../../editor/fields/rich-text-field.tsx'
import { TextField } from '../../editor/fields/text-field.tsx'
import { FileField } from './file-field.tsx'
import { useSectionParts } from './use-section-parts.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import type { FieldOf } from '../../editor/form/form-field.ts'
import { useInShownLanguage } from '../../screen-parts/in-shown-language.ts'
import { useTeam } from './use-team.ts'

interface SectionFieldsProps {
  section: AnySection
  /** The path of the section in the form, such as `sections.3`. */
  path: string
}

/** The small form of a section. */
export function SectionFields({ section, path }: SectionFieldsProps) {
  const labels = useFieldWords().pageSection
  const { body, entries } = useSectionWords()
  const part = useSectionParts(path)
  const line = (name: 'title' | 'note' | 'alt' | 'source' | 'role') => (
    <LineField label={labels[name]} field={part.text(name)} optional="unsaid" />
  )
  const text = <RichTextField label={body} field={part.text('body')} body="body" rows={6} optional="unsaid" />
  switch (kindOf(section)) {
    case 'text':
      return (
        <>
          {line('title')}
          {text}
        </>
      )
    case 'figures':
      return (
        <>
          {line('title')}
          <EntriesField
            of={entries.figure}
            field={part.figures}
            blank={{ value: '', label: '' }}
            max={maxSectionFigures}
          >
            {(figure) => (
              <>
                <LineField label={labels.value} field={figure.at('value')} optional="unsaid" />
                <LineField label={labels.label} field={figure.at('label')} optional="unsaid" />
              </>
            )}
          </EntriesField>
          {line('note')}
        </>
      )
    case 'picture':
      return (
        <>
          {line('title')}
          {text}
          <PictureField label={labels.image} field={part.picture('image')} optional="unsaid" />
          {line('alt')}
        </>
      )
    case 'quote':
      return (
        <>
          <TextField label={labels.text} field={part.text('text')} rows={3} optional="unsaid" />
          {line('source')}
          {line('role')}
        </>
      )
    case 'downloads':
      return (
        <>
          {line('title')}
          <EntriesField of={entries.file} field={part.files} blank={{ file: '', title: '' }}>
            {(file) => (
              <>
                <FileField label={labels.file} field={file.at('file')} title={file.at('title')} />
                <LineField label={labels.fileTitle} field={file.at('title')} optional="unsaid" />
              </>
            )}
          </EntriesField>
        </>
      )
    case 'people':
      return (
        <>
          {line('title')}
          <EntriesField of={entries.person} field={part.people} blank="">
            {(person) => <PersonField label={labels.people} field={person} />}
          </EntriesField>
        </>
      )
    case undefined:
      return null
  }
}

/** Chooses a member of the team. */
function PersonField({ label, field }: Pick<FieldOf<string>, 'label' | 'field'>) {
  const words = useSectionWords()
  const inShown = useInShownLanguage()
  const known = useTeam().map((member) => ({ value: member.id, label: inShown(member).name }))
  const isGone = field.value !== '' && !known.some(({ value }) => value === field.value)
  const choices = isGone ? [...known, { value: field.value, label: words.removedPerson }] : known
  return (
    <ChoiceField label={label} field={field} choices={choices} placeholder={words.choosePerson} optional />
  )
}
