import { useEffect } from 'react'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { useItems } from '#ui/actors/office/use-items.ts'
import { useSectionWords } from '#ui/words/use-section-words.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import type { FieldOf } from '../../editor/form/form-field.ts'

/** Chooses a member of the team. */
export function PersonField({ label, field }: Pick<FieldOf<string>, 'label' | 'field'>) {
  const words = useSectionWords()
  const { items, send } = useItems('teamMember')
  useEffect(() => send({ type: 'list.fetch', query: { size: pageSizes.max } }), [send])
  const known = items.map(({ id, name }) => ({ value: id, label: name }))
  const isGone = field.value !== '' && !known.some(({ value }) => value === field.value)
  const choices = isGone ? [...known, { value: field.value, label: words.removedPerson }] : known
  return (
    <ChoiceField label={label} field={field} choices={choices} placeholder={words.choosePerson} optional />
  )
}
