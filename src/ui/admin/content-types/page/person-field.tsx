import { useSectionWords } from '#ui/words/editor/use-section-words.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import type { FieldOf } from '../../editor/form/form-field.ts'
import { useTeam } from './use-team.ts'

/** Chooses a member of the team. */
export function PersonField({ label, field }: Pick<FieldOf<string>, 'label' | 'field'>) {
  const words = useSectionWords()
  const known = useTeam().map(({ id, name }) => ({ value: id, label: name }))
  const isGone = field.value !== '' && !known.some(({ value }) => value === field.value)
  const choices = isGone ? [...known, { value: field.value, label: words.removedPerson }] : known
  return (
    <ChoiceField label={label} field={field} choices={choices} placeholder={words.choosePerson} optional />
  )
}
