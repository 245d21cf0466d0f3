export type Parts = Readonly<Record<string, unknown>>

/** Whether a value is a plain object; a chosen file is not. */
export const isPlainObject = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Deep equality of form values. Two files are equal only if they are the same object. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (isPlainObject(one) && isPlainObject(other))
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
  return one === other
}

/** Whether a form's value holds nothing: a group is empty if all its values are. */
export const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlainObject(value) && Object.values(value).every(isEmpty))
