import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const bar = style({
  display: 'none',
  '@media': {
    [media.belowDesktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.header,
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      minBlockSize: 60,
      paddingInline: vars.space[3],
      background: vars.palette.navy[950],
      color: vars.palette.white,
    },
  },
})

export const end = style({ justifySelf: 'end', display: 'flex', alignItems: 'center', gap: vars.space[1] })
