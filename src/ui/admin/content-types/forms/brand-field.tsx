import { useEffect } from 'react'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { useItems } from '#ui/actors/office/use-items.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import type { FieldOf } from '../../editor/form/form-field.ts'
import { useInShownLanguage } from '../../screen-parts/in-shown-language.ts'

type BrandFieldProps = Pick<FieldOf<string>, 'label' | 'field'>

/** Chooses a company of the group, or none; absent if the back end has no pages of companies. */
export function BrandField(props: BrandFieldProps) {
  return useHasFeature()('companies') && <Brands {...props} />
}

function Brands({ label, field }: BrandFieldProps) {
  const { items, send } = useItems('brand')
  const { companyPage } = useEditorWords()
  useEffect(() => send({ type: 'list.fetch', query: { size: pageSizes.max } }), [send])
  const inShown = useInShownLanguage()
  const known = items.map((brand) => ({ value: brand.id, label: inShown(brand).title }))
  // A deleted one stays chosen until another is.
  const choices = known.some(({ value }) => value === field.value || field.value === '')
    ? known
    : [...known, { value: field.value, label: field.value }]
  return <ChoiceField label={label} field={field} choices={choices} placeholder={companyPage.none} optional />
}
