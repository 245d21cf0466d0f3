import { globalStyle, style } from '@vanilla-extract/css'
import { control } from '#ui/design/form/field/control.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'

const { color } = vars

/** Where a text is written; how it will look on the site is the preview's. */
export const text = style([
  control,
  {
    minBlockSize: 220,
    paddingBlock: 18,
    paddingInline: 20,
    fontSize: '1rem',
    lineHeight: 1.6,
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    selectors: {
      ...inArabic({ paddingBlock: 18, fontSize: '1.0625rem', lineHeight: 1.75 }),
      'fieldset:disabled &': { background: color.surfaceDisabled, color: color.textHint },
      // The default text, while there is no translation: its beginning, as a long one would cover the form.
      '&[data-empty=true]': { overflow: 'clip' },
      '&[data-empty=true]::before': {
        content: 'attr(data-placeholder)',
        float: 'inline-start',
        inlineSize: '100%',
        blockSize: 0,
        color: color.textHint,
        textAlign: 'start',
        pointerEvents: 'none',
        unicodeBidi: 'plaintext',
      },
    },
  },
])

// Unlike a field of one direction, each block stands at its own start.
globalStyle(`${text} > *`, { textAlign: 'start' })
globalStyle(`${text} > * + *`, { marginBlockStart: '.8em' })
globalStyle(`${text} > :is(h2, h3)`, {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.heading,
  lineHeight: vars.lineHeight.tight,
})
globalStyle(`${text} > * + :is(h2, h3)`, { marginBlockStart: '1em' })
globalStyle(`${text} h2`, { fontSize: '1.5rem' })
globalStyle(`${text} h3`, { fontSize: '1.1875rem' })
globalStyle(`${text} a`, {
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: vars.underline.offset,
})
globalStyle(`${text} strong`, { fontWeight: fontWeight.semibold })
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: 24 })
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ul ul`, { listStyle: 'circle' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} li + li, ${text} li > * + *`, { marginBlockStart: 4 })
globalStyle(`${text} blockquote`, {
  borderInlineStart: `3px solid ${vars.palette.buff[400]}`,
  paddingInlineStart: 16,
})
globalStyle(`${text} .ProseMirror-hideselection *::selection`, { background: 'transparent' })

/** The caret between two blocks that hold no text. */
globalStyle(`${text} .ProseMirror-gapcursor`, {
  display: 'none',
  pointerEvents: 'none',
  position: 'absolute',
})
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '',
  display: 'block',
  position: 'absolute',
  insetBlockStart: -2,
  inlineSize: 20,
  borderBlockStart: `1px solid ${color.text}`,
})
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' })

export const errors = style({ display: 'grid', gap: vars.space[1] })

export const tools = style({ minInlineSize: 0 })

export const notice = style({ marginBlockEnd: vars.space[3] })

export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
