import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const { color, radius } = vars

export const uploader = style({ minInlineSize: 0 })

/** With a picture: the picture, the drop area beside it, and the upload's progress below both. */
export const withPicture = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const picture = style({
  position: 'relative',
  minBlockSize: 174,
  background: color.surfaceRaised,
  '@media': { [media.phone]: { blockSize: 'min(70vw, 320px)' } },
})

/** Fills the frame, cropped. */
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

/** Shows a logo whole, on the background that it is drawn for. */
export const logo = styleVariants({
  white: { padding: 20, objectFit: 'contain', background: vars.palette.white },
  navy: { padding: 20, objectFit: 'contain', background: vars.palette.navy[950] },
})

export const enlarge = style({
  position: 'absolute',
  insetBlockEnd: 10,
  insetInlineEnd: 10,
  background: vars.palette.navy[900],
  color: vars.palette.white,
})

export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 6,
  minBlockSize: 150,
  padding: 20,
  border: `1.5px dashed ${color.control}`,
  borderRadius: radius.md,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [`${withPicture} > &`]: { margin: 12, padding: 16, gap: 4 },
    'label&': { cursor: 'pointer' },
    'label&:hover': { borderColor: color.focus },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
})

export const disabled = style({ opacity: 0.55 })
export const over = style({ border: `2px solid ${color.focus}`, background: color.selected })
export const busy = style({ border: `1px solid ${color.control}` })
export const failed = style({ border: `1px solid ${color.danger}` })

export const notes = style({ display: 'grid', ':empty': { display: 'none' } })

export const boxIcon = style({ color: color.text, marginBlockEnd: 6 })
export const strong = style({ color: color.text, fontWeight: fontWeight.semibold })
export const link = style({ color: color.link, fontWeight: fontWeight.semibold })
export const danger = style({ color: color.danger, fontWeight: fontWeight.semibold })

export const progress = style({
  inlineSize: '100%',
  blockSize: 4,
  background: color.line,
  borderRadius: radius.sm,
  overflow: 'hidden',
})

export const bar = style({
  blockSize: '100%',
  background: vars.palette.shoal[500],
  transition: `inline-size ${vars.duration.base}`,
})

export const footer = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlock: 12,
  paddingInline: 16,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
  overflowWrap: 'anywhere',
})

export const state = style({ color: color.textSecondary })
export const wholeRow = style({ gridColumn: '1 / -1' })
