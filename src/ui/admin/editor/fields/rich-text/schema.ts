import { Schema, type DOMOutputSpec, type MarkType, type NodeType } from 'prosemirror-model'

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', toDOM: (): DOMOutputSpec => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2, validate: 'number' } },
    toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs['level']}`, 0],
  },
  /** A last line that begins with a dash says whose words they are. */
  quote: {
    group: 'block',
    content: 'inline*',
    defining: true,
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  list: {
    group: 'block',
    content: 'entry+',
    attrs: { ordered: { default: false, validate: 'boolean' } },
    toDOM: ({ attrs }): DOMOutputSpec => [attrs['ordered'] ? 'ol' : 'ul', 0],
  },
  entry: { content: '(paragraph)(list)?', defining: true, toDOM: (): DOMOutputSpec => ['li', 0] },
  picture: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: {
      /** Empty while the picture of `upload` is not stored. */
      address: { default: '', validate: 'string' },
      upload: { default: 0, validate: 'number' },
      alt: { default: '', validate: 'string' },
      decorative: { default: false, validate: 'boolean' },
      caption: { default: '', validate: 'string' },
    },
    toDOM: ({ attrs: { address, alt, decorative, caption } }): DOMOutputSpec => [
      'figure',
      ['img', { src: address, alt, ...(decorative && { 'data-decorative': '' }) }],
      ['figcaption', caption],
    ],
  },
  text: { group: 'inline' },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    linebreakReplacement: true,
    toDOM: (): DOMOutputSpec => ['br'],
  },
} as const satisfies ConstructorParameters<typeof Schema>[0]['nodes']

const marks = {
  link: {
    inclusive: false,
    attrs: { href: { validate: 'string' } },
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs['href'] }, 0],
  },
  strong: { toDOM: (): DOMOutputSpec => ['strong', 0] },
  emphasis: { toDOM: (): DOMOutputSpec => ['em', 0] },
} as const satisfies ConstructorParameters<typeof Schema>[0]['marks']

/** The schema of the editor: the closed set of blocks and marks of `domain/rich-text`. */
export const schema = new Schema({ nodes, marks })

export const nodeTypes: Readonly<Record<keyof typeof nodes, NodeType>> = schema.nodes
export const markTypes: Readonly<Record<keyof typeof marks, MarkType>> = schema.marks
