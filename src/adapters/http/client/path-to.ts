/** Fills in the `{id}` or the `{name}` of a path. */
export const pathTo = (path: string, id: string): string =>
  path.replace(/\{(?:id|name)\}/u, () => encodeURIComponent(id))

/** Fills in the `{subject}` of a path. */
export const subjectPath = (path: string, subject: string): string => path.replace('{subject}', subject)
