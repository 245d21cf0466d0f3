import { activityKinds } from '#domain/history/activity.ts'
import { subjects } from '#domain/history/subject.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { kindLabels } from '../history/activity-words.ts'
import { subjectLabels } from '../navigation/subjects.ts'
import type { ActivityFilters } from './activity-filters.ts'
import * as styles from './activity.css.ts'

export interface ActivityFilterBarProps {
  filters: ActivityFilters
  onFilter: (change: { readonly [Filter in keyof ActivityFilters]?: string | undefined }) => void
}

const choices = {
  of: {
    label: 'What',
    any: 'Everything',
    options: subjects.map((subject) => [subject, subjectLabels(subject).label] as const),
  },
  kind: {
    label: 'Action',
    any: 'Every action',
    options: activityKinds.map((kind) => [kind, kindLabels[kind]] as const),
  },
} as const
const dates = { from: 'From', to: 'To' } as const
const none = { of: undefined, kind: undefined, from: undefined, to: undefined }

export function ActivityFilterBar({ filters, onFilter }: ActivityFilterBarProps) {
  const valueOf = (event: { readonly target: { readonly value: string } }) => event.target.value || undefined
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      {(['of', 'kind'] as const).map((filter) => (
        <Field key={filter} label={choices[filter].label}>
          <Select
            size="sm"
            value={filters[filter] ?? ''}
            onChange={(event) => onFilter({ [filter]: valueOf(event) })}
          >
            <option value="">{choices[filter].any}</option>
            {choices[filter].options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {(['from', 'to'] as const).map((filter) => (
        <Field key={filter} label={dates[filter]}>
          <TextInput
            size="sm"
            type="date"
            value={filters[filter] ?? ''}
            onChange={(event) => onFilter({ [filter]: valueOf(event) })}
          />
        </Field>
      ))}
      {Object.keys(filters).length > 0 && (
        <Button size="sm" variant="ghost" onClick={() => onFilter(none)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
