/** The address in the product at which a story shows it; `undefined` for stories of components. */
export const addressOfStory = (
  title: string,
  args: Readonly<Record<string, unknown>>,
): string | undefined => {
  const { at, path } = args
  if (title.startsWith('Admin/') && typeof at === 'string') return `/admin${at}`
  if (title.startsWith('Product/') && typeof at === 'string') return at
  if (title.startsWith('Site/') && typeof path === 'string') return path
  return undefined
}
