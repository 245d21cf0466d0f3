const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether two forms hold the same, so that nothing would be lost by leaving one; two files are never the same. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (isPlain(one) && isPlain(other))
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
  return one === other
}
