import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { wrap } from '../layout/width.css.ts'

const { color, fontSize, layout, palette, space } = vars

export const page = style([wrap, { paddingBlock: `clamp(40px, 5vw, 80px) ${layout.section}` }])
export const column = style({ maxInlineSize: 960 })

export const title = style({
  marginBlockEnd: 'clamp(24px, 3vw, 44px)',
  fontSize: fontSize.h1,
  letterSpacing: vars.letterSpacing.h1,
  lineHeight: vars.lineHeight.h1,
})

export const lead = style({ maxInlineSize: '54ch', marginBlockEnd: 24, color: color.textSecondary })
export const quiet = style({ maxInlineSize: '54ch', fontSize: fontSize.sm, color: color.textSecondary })

export const open = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) auto',
  columnGap: 12,
  justifyContent: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Label, control, hint and error are rows of the form, so that the button stands beside the control. */
export const code = style({ gridRow: '1 / span 4', gridTemplateRows: 'subgrid' })
export const opener = style({
  gridRow: 2,
  justifySelf: 'start',
  '@media': { [media.phone]: { gridRow: 'auto', marginBlockStart: 12 } },
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  paddingBlock: 24,
  borderBlockStart: `1px solid ${color.text}`,
})
export const reference = style({ fontSize: fontSize.h3, fontWeight: 600, letterSpacing: '.04em' })

/** Upright on a phone. */
export const steps = style({
  display: 'flex',
  marginBlock: '8px 16px',
  listStyle: 'none',
  padding: 0,
  '@media': { [media.phone]: { flexDirection: 'column' } },
})
/** A square mark on a line that leads to the next step; the mark of the last one says where the mail stands. */
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  borderStyle: 'solid',
  borderColor: color.text,
  borderWidth: 0,
  borderBlockStartWidth: 2,
  paddingBlockStart: 18,
  paddingInlineEnd: space[4],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -7,
    insetInlineStart: 0,
    border: `6px solid ${color.text}`,
  },
  selectors: {
    '&[aria-current]::before': { borderColor: palette.buff[400] },
    '&:last-child': { borderColor: 'transparent' },
  },
  '@media': {
    [media.phone]: {
      borderBlockStartWidth: 0,
      borderInlineStartWidth: 2,
      marginInlineStart: 5,
      paddingBlock: '0 20px',
      paddingInline: '18px 0',
      '::before': { insetBlockStart: 5, insetInlineStart: -7 },
    },
  },
})
export const time = style({ fontSize: fontSize.sm, color: color.textSecondary })

export const section = style({ marginBlockStart: 'clamp(36px, 4vw, 60px)' })
export const heading = style({ marginBlockEnd: 14, fontSize: fontSize.h3 })

export const answer = style({
  padding: 'clamp(20px, 3vw, 40px)',
  background: color.backgroundSunken,
  selectors: { '& + &': { marginBlockStart: 16 } },
})
export const answerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'space-between',
  marginBlockEnd: 16,
  paddingBlockEnd: 14,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const paragraph = style({
  maxInlineSize: '62ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: 14 } },
})
export const submit = style({ marginBlockStart: 16 })

export const erase = style([
  section,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 16,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { print: { display: 'none' } },
  },
])
export const question = style([
  section,
  {
    padding: 'clamp(20px, 3vw, 34px)',
    border: `1px solid ${color.danger}`,
    background: color.dangerSurface,
  },
])
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 20 })
