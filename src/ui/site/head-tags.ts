export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export interface HeadTags {
  readonly title: string
  readonly tags: ReadonlyArray<HeadTag>
}

type Attributes = Readonly<Record<string, string>>

/** What the innermost of the matched routes says of its page, as the tags of a document. */
export const headTags = (
  matches: ReadonlyArray<{ readonly meta?: unknown; readonly links?: unknown }>,
): HeadTags => {
  const saying = matches.findLast(({ meta }) => meta !== undefined)
  // Every route of the site writes its head by `headOf`, which gives these.
  const [title, ...metas] = (saying?.meta ?? [{ title: '' }]) as ReadonlyArray<Attributes>
  const links = (saying?.links ?? []) as ReadonlyArray<Attributes>
  return {
    title: title?.['title'] ?? '',
    tags: [
      ...metas.map((attributes) => ({ name: 'meta' as const, attributes })),
      ...links.map((attributes) => ({ name: 'link' as const, attributes })),
    ],
  }
}
