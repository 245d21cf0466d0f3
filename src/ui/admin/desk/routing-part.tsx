import { useEffect } from 'react'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { enquirySubjects } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { mailTypes, type RoutingRule } from '#domain/desk/routing.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useItems } from '#ui/actors/office/use-items.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import type { DeskPartProps } from './desk-form.tsx'
import { AnyOfSelect } from './any-of-select.tsx'
import { PlacesSelect } from './places-select.tsx'
import { useInShownLanguage } from '../screen-parts/in-shown-language.ts'
import * as styles from './desk.css.ts'

/** Targets, the routing table and the digest. */
export function RoutingPart({ settings, onChange, errors }: DeskPartProps) {
  const { targets: targetWords, routing: words, digest: digestWords } = useDeskWords()
  const { targets, routing, digest } = settings
  const { items: brands, send } = useItems('brand')
  const inShown = useInShownLanguage()
  useEffect(() => send({ type: 'list.fetch', query: { size: pageSizes.max } }), [send])
  const change = (at: number, rule: RoutingRule) => onChange({ routing: routing.with(at, rule) })
  return (
    <>
      <Card title={targetWords.title} aria-label={targetWords.title}>
        <p className={styles.nothing}>{targetWords.hint}</p>
        <div className={styles.targets}>
          {mailTypes.map((type) => (
            <Field key={type} label={targetWords[type]}>
              <TextInput
                size="sm"
                type="number"
                min={0}
                max={1000}
                value={targets[type]}
                onChange={(event) =>
                  onChange({ targets: { ...targets, [type]: Math.max(0, Number(event.target.value)) } })
                }
              />
            </Field>
          ))}
        </div>
      </Card>
      <Card
        title={words.title}
        aria-label={words.title}
        action={
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onChange({ routing: [...routing, { places: [], types: [], owner: '' }] })}
          >
            {words.add}
          </Button>
        }
      >
        <p className={styles.nothing}>{routing.length === 0 ? words.none : words.hint}</p>
        <ol className={styles.rows}>
          {routing.map((rule, at) => (
            <li key={at} className={styles.rule}>
              <RuleFields
                rule={rule}
                brands={brands.map((brand) => [brand.id, inShown(brand).title])}
                onChange={(next) => change(at, next)}
              />
              <div className={styles.tools}>
                {at > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => onChange({ routing: routing.toSpliced(at, 1).toSpliced(at - 1, 0, rule) })}
                  >
                    {fill(words.up, { n: at + 1 })}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => onChange({ routing: routing.toSpliced(at, 1) })}
                >
                  {fill(words.removeOf, { n: at + 1 })}
                </Button>
              </div>
            </li>
          ))}
        </ol>
        {errors['routing'] && (
          <Notice tone="danger" className={styles.notice}>
            {serverSentence(errors['routing'])}
          </Notice>
        )}
      </Card>
      <Card title={digestWords.title} aria-label={digestWords.title}>
        <div className={styles.digest}>
          <Checkbox
            checked={digest.on}
            onChange={(event) => onChange({ digest: { ...digest, on: event.target.checked } })}
          >
            {digestWords.on}
          </Checkbox>
          <Checkbox
            checked={digest.admins}
            onChange={(event) => onChange({ digest: { ...digest, admins: event.target.checked } })}
          >
            {digestWords.admins}
          </Checkbox>
          <p className={styles.hint}>{digestWords.hint}</p>
        </div>
      </Card>
    </>
  )
}

interface RuleFieldsProps {
  rule: RoutingRule
  /** The companies of the group, with their names. */
  brands: ReadonlyArray<readonly [id: string, title: string]>
  onChange: (rule: RoutingRule) => void
}

function RuleFields({ rule, brands, onChange }: RuleFieldsProps) {
  const { routing: words, types: typeNames, reader } = useDeskWords()
  const { filters, subjects: subjectNames } = useInboxWords()
  const { value: staff = [], fetch } = useReading(useActors().staff().desk.staff)
  useEffect(fetch, [fetch])
  const { away: [from = '', to = ''] = [], brandIds = [], subjects = [] } = rule
  // A deleted one stays chosen until it is taken out.
  const gone = brandIds.filter((id) => !brands.some(([known]) => known === id))
  const changeAway = (first: string, last: string) => {
    const { away: _, ...rest } = rule
    // One cleared day of two leaves the other; if that is cleared too, the absence ends.
    const isLastCleared = from !== '' && from === to && (first === '' || last === '')
    const isEnded = isLastCleared || (first || last) === ''
    onChange(isEnded ? rest : { ...rest, away: [first || last, last || first] })
  }
  return (
    <div className={styles.period}>
      <PlacesSelect
        label={words.place}
        any={words.anywhere}
        value={rule.places}
        onChange={(places) => onChange({ ...rule, places })}
      />
      <AnyOfSelect
        label={words.type}
        any={words.anyType}
        options={mailTypes.map((type) => [type, typeNames[type]])}
        value={rule.types}
        onChange={(types) => onChange({ ...rule, types })}
      />
      <AnyOfSelect
        label={filters.brand}
        any={filters.anyBrand}
        options={[...brands, ...gone.map((id): [string, string] => [id, id])]}
        value={brandIds}
        onChange={(next) => onChange({ ...rule, brandIds: next })}
      />
      <AnyOfSelect
        label={filters.subject}
        any={filters.anySubject}
        options={enquirySubjects.map((subject) => [subject, subjectNames[subject]])}
        value={subjects}
        onChange={(next) => onChange({ ...rule, subjects: next })}
      />
      <Field label={words.owner}>
        <Select
          size="sm"
          value={rule.owner}
          onChange={(event) => onChange({ ...rule, owner: event.target.value })}
        >
          <option value="">{reader.nobody}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.awayFrom} optional>
        <TextInput
          size="sm"
          type="date"
          value={from}
          onChange={(event) => changeAway(event.target.value, to)}
        />
      </Field>
      <Field label={words.awayTo} optional>
        <TextInput
          size="sm"
          type="date"
          value={to}
          onChange={(event) => changeAway(from, event.target.value)}
        />
      </Field>
    </div>
  )
}
