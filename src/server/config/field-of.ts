/** The field that an issue of a schema is about; nothing where it is about the whole. */
export const fieldOf = (
  path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined,
): string | undefined => {
  const first = path?.[0]
  if (first === undefined) return undefined
  return String(typeof first === 'object' ? first.key : first)
}
