import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** The editor of formatted text. */
export const richText = {
  /** The name of the toolbar. */
  format: 'Format',
  /** The label of the list of paragraph and headings. */
  style: 'Style',
  styles: {
    paragraph: 'Paragraph',
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    quote: 'Quote',
    list: 'List',
    numbered: 'Numbered list',
    picture: 'Picture',
  },
  strong: 'Bold',
  emphasis: 'Italic',
  link: 'Link',
  deeper: 'One level deeper',
  higher: 'One level higher',
  undo: 'Undo',
  redo: 'Redo',
  /** Announced after a change of format. */
  on: filled('{format} on'),
  off: filled('{format} off'),
  level: filled('Level {n}'),
  hint: 'Alt F10 goes to the toolbar, Esc back to the text. A dash at the start of the last line of a quote names its source.',
  words: counted('en', { one: '{n} word', other: '{n} words' }),
  /** A link to the block that an error is about. */
  showBlock: filled('Show block {n}'),
  /** Warnings about a text; none prevents saving. */
  checks: {
    title: 'Before it is published',
    skippedHeading:
      'This text begins with a small heading. Make it heading 2, so that screen readers find their way.',
    vagueLink: filled('The link “{words}” does not say where it leads.'),
    missingAlt: 'Say what the picture shows, or mark it as decorative.',
    snippet: 'In search results',
  },
  pasted: {
    leftOut: counted('en', {
      one: 'Left out: {n} picture that the other program did not include.',
      other: 'Left out: {n} pictures that the other program did not include.',
    }),
    tooLong: 'With this the text would be too long. Paste a shorter part.',
    undo: 'Undo paste',
  },
  pictures: {
    another: 'Choose another',
    alt: 'What the picture shows',
    decorative: 'Decorative: screen readers skip it',
    caption: 'Caption',
    notStored: 'A picture was not stored. Try again, or remove it.',
    remove: 'Remove',
  },
  linkDialog: {
    kind: 'Leads to',
    page: 'Page of the site',
    address: 'Address',
    find: 'Find a page',
    nothing: 'No page has these words in its title.',
    found: counted('en', { one: '{n} page found', other: '{n} pages found' }),
    follows: 'The link follows when the page moves.',
    addressHint: 'A web address, an email address, a phone number as tel:+973…, or a path such as /about.',
    refused: 'This link cannot be used',
    choose: 'Choose a page',
    news: 'News',
    careers: 'Careers',
    site: 'Page',
    notOnSite: 'Not on the site',
    remove: 'Remove link',
    set: 'Set link',
    cancel: 'Cancel',
  },
} as const

export type RichTextWords = Translated<typeof richText>
