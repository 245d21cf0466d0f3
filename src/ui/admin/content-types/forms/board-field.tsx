import { boards } from '#domain/content/team-member.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import type { FieldOf } from '../../editor/form/form-field.ts'

/** Chooses the group of a team member, or none; absent if the back end has no groups. */
export function BoardField({ label, field }: Pick<FieldOf<string>, 'label' | 'field'>) {
  const { boards: words } = useEditorWords()
  const isOffered = useHasFeature()('people')
  const choices = boards.map((value) => ({ value, label: words[value] }))
  return (
    isOffered && (
      <ChoiceField
        label={label}
        field={field}
        choices={choices}
        placeholder={words.none}
        hint={words.hint}
        optional
      />
    )
  )
}
