import type { AnyContentType } from '../content/content-types.ts'

/** The activity of an item that was moved to another place of its list, counted from 1. */
export const movedItem = (contentType: AnyContentType, title: string, from: number, to: number) =>
  ({
    kind: 'ordered',
    subject: contentType.name,
    itemId: '',
    before: { place: from },
    after: { place: to },
    title: `${contentType.nouns.one} “${title}”`,
  }) as const
