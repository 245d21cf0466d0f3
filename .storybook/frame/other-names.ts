/** The end of a component's title: what people call it elsewhere, which the search finds and the sidebar hides. */
const otherNames = / \(.*\)$/

export const withoutOtherNames = (title: string) => title.replace(otherNames, '')

export const otherNamesOf = (title: string) => otherNames.exec(title)?.[0].slice(2, -1) ?? ''
