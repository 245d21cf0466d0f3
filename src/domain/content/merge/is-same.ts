type Parts = Readonly<Record<string, unknown>>

/** Whether a value has parts of its own; a chosen file is one thing. */
export const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Whether two forms hold the same, so that nothing would be lost by leaving one; two files are never the same. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (hasParts(one) && hasParts(other))
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
  return one === other
}
