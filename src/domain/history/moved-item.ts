import type { AnyContentType } from '../content/content-types.ts'

/** The activity of an item that was moved to another place of its list, counted from 1. */
export const movedItem = (content: AnyContentType, title: string, from: number, to: number) =>
  ({
    kind: 'ordered',
    subject: content.name,
    itemId: '',
    before: { place: from },
    after: { place: to },
    title: `${content.nouns.one} “${title}”`,
  }) as const
