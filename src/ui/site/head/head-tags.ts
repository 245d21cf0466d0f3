export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** The content of a script. */
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

/** The head tags of the innermost matched route. */
export const headTags = (matches: ReadonlyArray<Match>): HeadTags => {
  const innermost = matches.findLast(({ meta }) => meta !== undefined)
  // Every route builds its head with `headOf`, which returns these.
  const [title, ...metas] = (innermost?.meta ?? [{ title: '' }]) as ReadonlyArray<Attributes>
  const links = (innermost?.links ?? []) as ReadonlyArray<Attributes>
  const scripts = (innermost?.headScripts ?? []) as ReadonlyArray<Attributes>
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
