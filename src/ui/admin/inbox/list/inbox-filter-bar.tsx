import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useEffect, useId, useState } from 'react'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { enquirySubjects, enquiryTypes, locations } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { noPosition } from '#domain/visitor-forms/profile/profile.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import { count } from '#domain/wording/counted.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useItems } from '#ui/actors/office/use-items.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { Field } from '#ui/design/form/field/field.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import type { InboxFilter, InboxFilters } from './inbox-filters.ts'
import { useInShownLanguage } from '../../screen-parts/in-shown-language.ts'
import * as styles from './inbox-filter-bar.css.ts'

export interface InboxFilterBarProps {
  kind: MailKind
  offered: ReadonlyArray<InboxFilter>
  filters: InboxFilters
  /** The options of the position filter. */
  positions: ReadonlyArray<string>
  onFilter: (change: { readonly [Filter in InboxFilter]?: string | undefined }) => void
}

interface Choice {
  readonly label: string
  /** The label of no choice. */
  readonly any: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
}

/** Shows types or positions; a button with the number of active filters opens the others. */
export function InboxFilterBar({ kind, offered, filters, positions, onFilter }: InboxFilterBarProps) {
  const {
    filters: words,
    statuses,
    locations: locationNames,
    types,
    subjects,
    withoutPosition,
  } = useInboxWords()
  const deskWords = useDeskWords()
  const { desk } = useActors().staff()
  const id = useId()
  const { type, position, ...others } = filters
  const activeFilters = Object.keys(others).length
  // Filters that the lists above set, such as the owner, do not open the bar.
  const { owner: _owner, due: _due, delivery: _delivery, ...chosen } = others
  const isChosen = Object.values(chosen).some((value) => value !== 'open')
  const [open, setOpen] = useState(isChosen)

  const isOffered = position === undefined || position === noPosition || positions.includes(position)
  const known = isOffered ? positions : [position, ...positions]
  const { value: staff = [], fetch: fetchStaff } = useReading(desk.staff)
  const { value: tags = [], fetch: fetchTags } = useReading(desk.tags[kind])
  const { items: brands, send: sendToBrands } = useItems('brand')
  const inShown = useInShownLanguage()
  const hasBrands = offered.includes('brandId')
  useEffect(() => {
    if (!open) return
    fetchStaff()
    fetchTags()
    if (hasBrands) sendToBrands({ type: 'list.fetch', query: { size: pageSizes.max } })
  }, [open, fetchStaff, fetchTags, hasBrands, sendToBrands])
  // A deleted one stays chosen until another is.
  const isGone = filters.brandId !== undefined && !brands.some((brand) => brand.id === filters.brandId)
  const choices: Partial<Record<InboxFilter, Choice>> = {
    owner: {
      label: deskWords.filters.owner,
      any: deskWords.filters.anyOwner,
      options: [
        ['me', deskWords.filters.me],
        ['none', deskWords.strip.none],
        ...staff.map(({ id: person, name }): [string, string] => [person, name]),
      ],
    },
    tag: {
      label: deskWords.filters.tag,
      any: deskWords.filters.anyTag,
      options: [...new Set([...tags, ...(filters.tag === undefined ? [] : [filters.tag])])].map(
        (tag): [string, string] => [tag, tag],
      ),
    },
    status: {
      label: words.status,
      any: words.anyStatus,
      options: [
        ['open', deskWords.strip.open],
        ...mailStatuses.map((status): [string, string] => [status, statuses[status]]),
      ],
    },
    location: {
      label: words.location,
      any: words.anyLocation,
      options: locations.map((location) => [location, locationNames[location]]),
    },
    brandId: {
      label: words.brand,
      any: words.anyBrand,
      options: [
        ...brands.map((brand): [string, string] => [brand.id, inShown(brand).title]),
        ...(isGone ? [[filters.brandId ?? '', filters.brandId ?? ''] as const] : []),
      ],
    },
    subject: {
      label: words.subject,
      any: words.anySubject,
      options: enquirySubjects.map((subject) => [subject, subjects[subject]]),
    },
  }
  const dates: Partial<Record<InboxFilter, string>> = { from: words.from, to: words.to }

  return (
    <>
      <div className={styles.bar}>
        {offered.includes('type') && (
          <div role="group" aria-label={words.type} className={styles.types}>
            {[undefined, ...enquiryTypes].map((value) => (
              <button
                key={value ?? ''}
                type="button"
                aria-pressed={type === value}
                onClick={() => onFilter({ type: value })}
                className={styles.type}
              >
                {value === undefined ? words.anyType : types[value]}
              </button>
            ))}
          </div>
        )}
        {offered.includes('position') && (
          <Select
            size="sm"
            aria-label={words.position}
            value={position ?? ''}
            onChange={(event) => onFilter({ position: event.target.value || undefined })}
          >
            <option value="">{words.anyPosition}</option>
            {known.map((title) => (
              <option key={title}>{title}</option>
            ))}
            <option value={noPosition}>{withoutPosition}</option>
          </Select>
        )}
        <IconButton
          icon={officeIcons['list-filter']}
          label={activeFilters === 0 ? words.open : count(words.openInUse, activeFilters)}
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          data-count={activeFilters}
          className={classNames(styles.opener, activeFilters > 0 && styles.inUse)}
        />
      </div>
      <div id={id} hidden={!open} className={styles.filters}>
        {offered.map((filter) => {
          const choice = choices[filter]
          return (
            choice && (
              <Field key={filter} label={choice.label}>
                <Select
                  size="sm"
                  value={filters[filter] ?? ''}
                  onChange={(event) => onFilter({ [filter]: event.target.value || undefined })}
                >
                  <option value="">{choice.any}</option>
                  {choice.options.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            )
          )
        })}
        {offered.map((filter) => {
          const label = dates[filter]
          return (
            label && (
              <Field key={filter} label={label}>
                <TextInput
                  size="sm"
                  type="date"
                  value={filters[filter] ?? ''}
                  onChange={(event) => onFilter({ [filter]: event.target.value || undefined })}
                />
              </Field>
            )
          )
        })}
        {activeFilters > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className={styles.clear}
            onClick={() => onFilter(Object.fromEntries(offered.map((filter) => [filter, undefined])))}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </>
  )
}
