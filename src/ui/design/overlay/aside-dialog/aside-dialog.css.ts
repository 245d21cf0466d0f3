import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { atLeast } from '../../style/tokens/type.ts'

const inset = createVar()

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  overflow: 'hidden',
  '@media': {
    // Leaves room for two fields side by side.
    [media.belowDesktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
})

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  vars: { [inset]: '32px' },
  paddingBlock: '40px 0',
  paddingInline: inset,
  background: vars.palette.navy[900],
  color: vars.palette.white,
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowDesktop]: { vars: { [inset]: '24px' } },
    [media.phone]: { paddingBlock: 20, paddingInline: vars.layout.gutter },
  },
})

export const title = style({
  fontSize: '2.375rem',
  lineHeight: atLeast(1.04, vars.lineHeight.h1),
  '@media': {
    [media.belowDesktop]: { fontSize: '2rem' },
    [media.phone]: { fontSize: '1.5rem', maxInlineSize: 'calc(100% - 48px)' },
  },
})

const wideOnly = { '@media': { [media.phone]: { display: 'none' } } }

export const lead = style({
  marginBlock: '16px 24px',
  color: vars.palette.shoal[200],
  fontSize: vars.fontSize.ui,
  ...wideOnly,
})

/** At the bottom; shrinks if the text needs the room, and never makes the dialog taller. */
export const picture = style({
  flex: '0 1 46%',
  contain: 'size',
  minBlockSize: 0,
  inlineSize: `calc(100% + 2 * ${inset})`,
  maxInlineSize: 'none',
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${inset})`,
  objectFit: 'cover',
  objectPosition: '40% 60%',
  ...wideOnly,
})

export const body = style({
  maxBlockSize: 'calc(100dvh - 48px)',
  paddingBlock: 36,
  paddingInline: 40,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.belowDesktop]: { paddingInline: 28 },
    [media.phone]: { maxBlockSize: 'none', paddingBlock: '24px 32px', paddingInline: vars.layout.gutter },
  },
})

export const close = style({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineEnd: 10,
  color: vars.color.text,
  '@media': {
    [media.phone]: { color: vars.palette.white, vars: { [vars.color.focus]: vars.palette.buff[300] } },
  },
})
