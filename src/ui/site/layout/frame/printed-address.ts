/** The style of `::after` that prints the address of a link; a space before it would be on the wrong side in Arabic. */
export const printedAddress = {
  content: '"(" attr(href) ")"',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  marginInline: '.25em',
  overflowWrap: 'anywhere',
} as const
