import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, space } = vars

export const toolbar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginBlockEnd: space[2],
  padding: 4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  '@media': {
    [media.belowDesktop]: { insetBlockStart: 60 },
    // One row leaves room for the text.
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', overscrollBehaviorX: 'contain' },
  },
})

export const group = style({
  display: 'inline-flex',
  flex: 'none',
  gap: 2,
  selectors: {
    '& + &': { paddingInlineStart: 5, borderInlineStart: `1px solid ${color.lineStrong}` },
  },
})

export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minInlineSize: 36,
  minBlockSize: 34,
  borderRadius: vars.radius.md,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.semibold,
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: color.selected, color: color.text },
    '&[aria-pressed=true]': { background: color.selected, color: color.text },
    '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { [media.phone]: { minInlineSize: 44, minBlockSize: 44 } },
})

export const named = style({ paddingInline: 10 })

/** A phone has no room for the words, which the label still has. */
export const name = style({ '@media': { [media.phone]: { display: 'none' } } })

export const icon = style({ inlineSize: 18, blockSize: 18, flex: 'none' })

export const mirrored = style([icon, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }])

/** The list of paragraph and headings. */
export const styleList = style({ flex: 'none', inlineSize: 150 })
