/** An item in the default language, by which all languages agree; the item itself if the site has only one. */
export const originalOf = <A extends { readonly id: string }>(item: A, originals: ReadonlyArray<A> = []): A =>
  originals.find(({ id }) => id === item.id) ?? item
