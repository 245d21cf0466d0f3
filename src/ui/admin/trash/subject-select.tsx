import type { Trashable } from '#domain/history/subject.ts'
import { Select } from '#ui/design/form/select/select.tsx'
import { subjectLabels } from '../navigation/subjects.ts'

export interface SubjectSelectProps {
  offered: ReadonlyArray<Trashable>
  value: Trashable | undefined
  onChoose: (subject: string | undefined) => void
  className?: string | undefined
}

export function SubjectSelect({ offered, value, onChoose, className }: SubjectSelectProps) {
  return (
    <Select
      size="sm"
      aria-label="Kind"
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      className={className}
    >
      <option value="">Everything</option>
      {offered.map((subject) => (
        <option key={subject} value={subject}>
          {subjectLabels(subject).label}
        </option>
      ))}
    </Select>
  )
}
