const matchParent: Array<'-webkit-match-parent' | 'match-parent'> = ['-webkit-match-parent', 'match-parent']

/** Text in the other script has its own direction (`dir="auto"`), but is aligned with its surroundings. */
export const ownDirection = { textAlign: matchParent }

/** Breaks by words: an unbroken line of Arabic would lose the beginning of a Latin title at its end. */
export const firstLines = (count: number) =>
  ({
    ...ownDirection,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    selectors: {
      // The ellipsis of a text in Latin letters stands beyond the line, which ends at the right.
      ':dir(rtl) > &:dir(ltr)': { marginInlineEnd: '-1em', paddingInlineEnd: '1em' },
    },
  }) as const
