/** A path with its `{id}` filled in. */
export const pathTo = (path: string, id: string): string => path.replace('{id}', () => encodeURIComponent(id))
