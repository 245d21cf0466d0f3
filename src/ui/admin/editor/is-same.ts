type Values = Readonly<Record<string, unknown>>

const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, index) => value === other[index])
    : one === other

/** Whether two forms hold the same, so that nothing would be lost by leaving one. */
export const isSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]))
