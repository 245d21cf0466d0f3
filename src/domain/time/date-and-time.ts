import type { Language } from '../language/language.ts'

/**
 * The parts of a date with a time, such as '22 November 2026 at 09:12'. With a long month Arabic writes «في» before the
 * time, as its sentences do before the date; its short months are the same words.
 */
export const dateAndTime = ({ script }: Pick<Language, 'script'>) =>
  ({
    day: 'numeric',
    month: script === 'Arab' ? 'short' : 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }) as const satisfies Intl.DateTimeFormatOptions
