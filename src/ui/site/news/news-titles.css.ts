import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { media } from '#ui/design/tokens/media.ts'
import { fontWeight } from '#ui/design/tokens/type.ts'

const { color } = vars

export const titles = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 112,
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 136px)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
})

export const head = style({ marginBlockEnd: 20, fontSize: '1.75rem' })

export const item = style({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  ':last-child': { borderBlockEnd: `1px solid ${color.lineStrong}` },
})

export const link = style({
  position: 'relative',
  display: 'block',
  paddingBlock: 18,
  fontSize: vars.fontSize.body,
  lineHeight: 1.4,
  color: color.textSecondary,
  overflowWrap: 'anywhere',
  transition: `color ${vars.duration.fast}`,
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: fontWeight.semibold, paddingInlineStart: 20 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 18,
      inlineSize: 4,
      background: vars.palette.buff[400],
    },
  },
})

export const pages = style({ display: 'flex', gap: 24, marginBlockStart: 24, paddingBlockEnd: 4 })
