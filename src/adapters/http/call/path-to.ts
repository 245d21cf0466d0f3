/** A path with its `{id}` filled in. */
export const pathTo = (path: string, id: string): string => path.replace('{id}', () => encodeURIComponent(id))

/** A path of the calls that every subject has, for one subject. */
export const pathOf = (path: string, subject: string): string => path.replace('{subject}', subject)
