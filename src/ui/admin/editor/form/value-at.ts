/** The way to a value within a form: names of fields, and places in lists. */
export type Path = ReadonlyArray<string>

type Parts = Readonly<Record<string, unknown>>

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {}

export const valueAt = (value: unknown, [part, ...rest]: Path): unknown =>
  part === undefined ? value : valueAt(partsOf(value)[part], rest)

/** The same with another value in one place. */
export const withValueAt = <Value>(value: Value, [part, ...rest]: Path, changed: unknown): Value => {
  // A value keeps its type: whoever changes a part has it from the part's field.
  if (part === undefined) return changed as Value
  const replaced = withValueAt(partsOf(value)[part], rest, changed)
  if (Array.isArray(value)) return value.with(Number(part), replaced) as Value
  return { ...value, [part]: replaced }
}
