import type { Trashable } from '#domain/history/subject.ts'
import { Select } from '#ui/design/form/select/select.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useSubjectNames } from '../use-subject-names.ts'

export interface SubjectSelectProps {
  offered: ReadonlyArray<Trashable>
  value: Trashable | undefined
  onChoose: (subject: string | undefined) => void
  className?: string | undefined
}

export function SubjectSelect({ offered, value, onChoose, className }: SubjectSelectProps) {
  const { trash } = useHistoryWords()
  const nameOf = useSubjectNames()
  return (
    <Select
      size="sm"
      aria-label={trash.columns.kind}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      className={className}
    >
      <option value="">{trash.anything}</option>
      {offered.map((subject) => (
        <option key={subject} value={subject}>
          {nameOf(subject)}
        </option>
      ))}
    </Select>
  )
}
