import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const { palette } = vars

export const chart = style({ position: 'relative' })

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@media': { [media.phone]: { gap: 4 } },
})

export const column = style({
  display: 'grid',
  gridTemplateRows: '28px 144px auto',
  alignItems: 'end',
  textAlign: 'center',
  fontSize: vars.fontSize.xxs,
  fontVariantNumeric: 'tabular-nums',
})

export const value = style({
  gridRow: 1,
  alignSelf: 'end',
  fontSize: vars.fontSize.xs,
  fontWeight: fontWeight.semibold,
})

export const bar = style({
  gridRow: 2,
  minBlockSize: 2,
  borderRadius: '2px 2px 0 0',
  background: palette.shoal[400],
  // Forced colors drop all backgrounds but those of system colors.
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const highest = style([
  bar,
  {
    background: palette.buff[400],
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
])

export const label = style({ gridRow: 3, paddingBlockStart: 8, color: vars.color.textSecondary })
