import { activityKinds } from '#domain/history/activity.ts'
import { subjects } from '#domain/history/subject.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useSubjectNames } from '../use-subject-names.ts'
import type { ActivityFilters } from './activity-filters.ts'
import * as styles from './activity.css.ts'

export interface ActivityFilterBarProps {
  filters: ActivityFilters
  onFilter: (change: { readonly [Filter in keyof ActivityFilters]?: string | undefined }) => void
}

const none = { of: undefined, kind: undefined, from: undefined, to: undefined }

export function ActivityFilterBar({ filters, onFilter }: ActivityFilterBarProps) {
  const { kinds, activity } = useHistoryWords()
  const { filters: words } = activity
  const nameOf = useSubjectNames()
  const choices = {
    of: {
      label: words.of,
      any: words.anything,
      options: subjects.map((subject) => [subject, nameOf(subject)] as const),
    },
    kind: {
      label: words.kind,
      any: words.anyKind,
      options: activityKinds.map((kind) => [kind, kinds[kind]] as const),
    },
  }
  const valueOf = (event: { readonly target: { readonly value: string } }) => event.target.value || undefined
  return (
    <div role="group" aria-label={words.name} className={styles.filters}>
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
        <Field key={filter} label={words[filter]}>
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
          {words.clear}
        </Button>
      )}
    </div>
  )
}
