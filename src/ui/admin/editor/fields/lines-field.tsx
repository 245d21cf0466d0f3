import type { FieldOf } from '../form/form-field.ts'
import { TextField } from './text-field.tsx'

/** Short texts in their order, one on each line. */
export function LinesField({ field, ...rest }: FieldOf<ReadonlyArray<string>>) {
  const change = (text: string) => field.change(text === '' ? [] : text.split('\n'))
  return <TextField {...rest} field={{ ...field, value: field.value.join('\n'), change }} />
}
