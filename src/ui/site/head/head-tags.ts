export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** What stands in it, where it is a script. */
  readonly text?: string
}

export interface HeadTags {
  readonly title: string
  readonly tags: ReadonlyArray<HeadTag>
}

type Attributes = Readonly<Record<string, string>>

interface Match {
  readonly meta?: unknown
  readonly links?: unknown
  readonly headScripts?: unknown
}

/** What the innermost of the matched routes says of its page, as the tags of a document. */
export const headTags = (matches: ReadonlyArray<Match>): HeadTags => {
  const saying = matches.findLast(({ meta }) => meta !== undefined)
  // Every route of the site writes its head by `headOf`, which gives these.
  const [title, ...metas] = (saying?.meta ?? [{ title: '' }]) as ReadonlyArray<Attributes>
  const links = (saying?.links ?? []) as ReadonlyArray<Attributes>
  const scripts = (saying?.headScripts ?? []) as ReadonlyArray<Attributes>
  return {
    title: title?.['title'] ?? '',
    tags: [
      ...metas.map((attributes) => ({ name: 'meta' as const, attributes })),
      ...links.map((attributes) => ({ name: 'link' as const, attributes })),
      ...scripts.map(({ children = '', ...attributes }) => ({
        name: 'script' as const,
        attributes,
        text: children,
      })),
    ],
  }
}
