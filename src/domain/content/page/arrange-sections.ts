import { isRichText } from '../../rich-text/is-rich-text.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { withCopiedSources } from '../../language/copied-sources.ts'
import type { Parts } from '../merge/is-same.ts'
import type { AnySection } from './section-kinds.ts'

type Sections<Section extends AnySection> = ReadonlyArray<Section>

/** A section that was taken out, and the one that it followed; `undefined` if it was the first. */
export interface RemovedSection<Section extends AnySection = AnySection> {
  readonly section: Section
  readonly after: string | undefined
}

const placeOf = (sections: Sections<AnySection>, id: string | undefined) =>
  sections.findIndex((section) => section.id === id)

/** Moves a section to a place, within the list. */
export const withMoved = <Section extends AnySection>(
  sections: Sections<Section>,
  id: string,
  to: number,
): Sections<Section> => {
  const from = placeOf(sections, id)
  const place = Math.max(0, Math.min(to, sections.length - 1))
  if (from === -1 || from === place) return sections
  return sections.toSpliced(from, 1).toSpliced(place, 0, ...sections.slice(from, from + 1))
}

/**
 * Puts a copy of a section below it.
 *
 * @param stored The sections as a save stores them, in the same order.
 */
export const withCopy = <Section extends AnySection>(
  sections: Sections<Section>,
  id: string,
  copyId: string,
  stored: unknown = sections,
): Sections<Section> => {
  const at = placeOf(sections, id)
  const original = Array.isArray(stored) ? stored[at] : undefined
  const copies = sections
    .slice(at, at + 1)
    .map((section) => ({ ...withCopiedSources(section, original), id: copyId }))
  return at === -1 ? sections : sections.toSpliced(at + 1, 0, ...copies)
}

/** Takes a section out; `undefined` if it is not there. */
export const takeOut = <Section extends AnySection>(
  sections: Sections<Section>,
  id: string,
): { readonly left: Sections<Section>; readonly removed: RemovedSection<Section> } | undefined => {
  const at = placeOf(sections, id)
  const section = sections[at]
  if (section === undefined) return undefined
  return { left: sections.toSpliced(at, 1), removed: { section, after: sections[at - 1]?.id } }
}

/** Puts a section back behind the one that it followed, or first if that is gone. */
export const withRestored = <Section extends AnySection>(
  sections: Sections<Section>,
  { section, after }: RemovedSection<Section>,
): Sections<Section> =>
  placeOf(sections, section.id) === -1
    ? sections.toSpliced(placeOf(sections, after) + 1, 0, section)
    : sections

/** Names a section among others of its kind: by its heading, or else by the beginning of its text. */
export const sectionName = (section: AnySection): string => {
  const parts: Parts = { ...section }
  const texts = ['title', 'text', 'body', 'note'].map((name) => {
    const part = parts[name]
    return isRichText(part) ? plainText(part) : part
  })
  const [first = ''] = texts.filter((text) => typeof text === 'string' && text.trim() !== '')
  return String(first).trim().split('\n')[0]?.slice(0, 120) ?? ''
}
