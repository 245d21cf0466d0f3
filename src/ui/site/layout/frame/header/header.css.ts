import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'
import { mainContent } from '../../main-content.css.ts'
import { wrap } from '../../width.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const solid = { background: vars.palette.navy[900] }
const above = { ...solid, position: 'sticky', insetBlockStart: 0 } as const

/** Transparent over the picture of the home page until the page is scrolled (H4); elsewhere a sticky navy bar. */
export const place = styleVariants({
  over: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    selectors: {
      'html[data-scrolled] &': {
        ...solid,
        position: 'fixed',
        animation: `${appear} ${vars.duration.base} ${vars.easing.out}`,
      },
      [`html:has(${mainContent}) &`]: above,
    },
  },
  above,
})

export const header = style({
  zIndex: vars.layer.header,
  color: vars.palette.white,
  '@media': { print: { position: 'static' } },
})

export const bar = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(32px, 4.3vw, 44px)',
    minBlockSize: 88,
    '@media': { [media.phone]: { minBlockSize: 68 } },
  },
])

const wideOnly = { '@media': { [media.phone]: { display: 'none' } } }

export const places = style({
  display: 'flex',
  gap: 'clamp(20px, 2.8vw, 40px)',
  whiteSpace: 'nowrap',
  ...wideOnly,
})

export const search = style({ marginInline: -16, ...wideOnly })

// Doubles the class to override Button's styles regardless of load order.
export const enquire = style({
  selectors: {
    '&&': {
      minBlockSize: hitArea,
      letterSpacing: vars.letterSpacing.caps,
      fontSize: vars.fontSize.sm,
      ...wideOnly,
    },
  },
})

export const link = style({
  paddingBlock: vars.space[2],
  borderBlockEnd: '1px solid transparent',
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  letterSpacing: vars.letterSpacing.caps,
  selectors: { '&:hover, &[aria-current]': { borderColor: vars.palette.buff[300] } },
  // Forced colors make transparent borders visible.
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&:hover, &[aria-current]': { borderColor: 'Highlight' } },
    },
  },
})

export const opener = style({
  marginInlineEnd: -10,
  '@media': { [media.tablet]: { selectors: { '&&': { display: 'none' } } } },
})
