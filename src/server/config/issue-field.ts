/** The field that a schema issue is about; `undefined` if it is about the whole value. */
export const issueField = (
  path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined,
): string | undefined => {
  const first = path?.[0]
  if (first === undefined) return undefined
  return String(typeof first === 'object' ? first.key : first)
}
