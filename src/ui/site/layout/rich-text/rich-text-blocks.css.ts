import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'
import { printedAddress } from '../frame/printed-address.ts'

const { color, font, fontSize, lineHeight } = vars

const measure = '62ch'

export const blocks = style({ maxInlineSize: '46rem', overflowWrap: 'anywhere' })

const flow = { whiteSpace: 'pre-line', textWrap: 'pretty' } as const

/** The typeface of the text around it, also in another language than that of the page. */
const letters = { fontFamily: 'inherit' } as const

export const paragraph = style({ ...letters, ...flow, maxInlineSize: measure, marginBlockEnd: '1.05em' })

export const lead = style({
  fontSize: '1.5rem',
  lineHeight: lineHeight.statement,
  '@media': { [media.phone]: { fontSize: '1.3125rem' } },
})

export const heading = style({
  marginBlock: '1.5em .5em',
  fontSize: 'clamp(1.75rem, 1.4rem + 1.1vw, 2.25rem)',
  selectors: { '&:first-child': { marginBlockStart: 0 } },
  '@media': { print: { breakAfter: 'avoid' } },
})

export const subheading = style({
  marginBlock: '1.6em .45em',
  fontFamily: font.text,
  fontSize: '1.125rem',
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.ui,
  letterSpacing: 0,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
  '@media': { print: { breakAfter: 'avoid' } },
})

const list = { ...letters, maxInlineSize: '58ch', marginBlockEnd: '1.2em' }

export const bulleted = style(list)
export const numbered = style({ ...list, counterReset: 'entry' })

export const entry = style({
  ...flow,
  position: 'relative',
  paddingInlineStart: 30,
  marginBlockEnd: '.4em',
  selectors: {
    [`${bulleted} > &::before`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 'calc(.5lh - .5px)',
      inlineSize: 14,
      // Browsers print borders, and no backgrounds.
      borderBlockStart: `1px solid ${vars.palette.buff[500]}`,
    },
    [`${numbered} > &`]: { counterIncrement: 'entry' },
    [`${numbered} > &::before`]: {
      content: 'counter(entry)',
      position: 'absolute',
      insetInlineStart: 0,
      color: vars.palette.buff[700],
      fontFamily: font.text,
      fontWeight: fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& > &': { marginBlockStart: '.4em' },
  },
})

export const quote = style({
  marginBlock: '2em',
  paddingBlockStart: '1em',
  borderBlockStart: `1px solid ${color.text}`,
  '@media': { print: { breakInside: 'avoid' } },
})

export const quoted = style({
  ...flow,
  quotes: '"“" "”"',
  selectors: {
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
    '&:lang(ar)': { quotes: '"«" "»"' },
  },
})

export const statement = style({
  maxInlineSize: '30em',
  fontFamily: font.display,
  fontSize: fontSize.statement,
  lineHeight: lineHeight.statement,
  letterSpacing: vars.letterSpacing.h2,
  textWrap: 'balance',
})

export const source = style({
  marginBlockStart: 18,
  fontFamily: font.text,
  fontSize: fontSize.ui,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.ui,
})

export const figure = style({ marginBlock: 36, '@media': { print: { breakInside: 'avoid' } } })

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: color.skeleton,
})

export const caption = style({
  maxInlineSize: measure,
  marginBlockStart: 12,
  color: color.textSecondary,
  fontFamily: font.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.ui,
})

export const strong = style({ fontWeight: fontWeight.semibold })

export const link = style({
  color: color.link,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: atLeast('4px', vars.underline.offset),
  ':hover': { color: color.text },
  '@media': {
    print: {
      selectors: {
        // Paths say nothing on paper.
        '&:not([href^="/"])::after': { ...printedAddress, fontFamily: font.text, fontSize: '.75rem' },
      },
    },
  },
})
