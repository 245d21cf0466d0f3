import type { AnyContentType } from '../content/content-types.ts'

/** What is written down of one item that was put at another place of its list, counted from 1. */
export const movedItem = (content: AnyContentType, title: string, from: number, to: number) =>
  ({
    kind: 'ordered',
    subject: content.name,
    itemId: '',
    before: { place: from },
    after: { place: to },
    title: `${content.nouns.one} “${title}”`,
  }) as const
