import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'
import { columnsStart } from './news-columns.css.ts'

const { color } = vars

export const titles = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridArea: '1 / 1',
      position: 'sticky',
      insetBlockStart: 112,
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
      // The end of the list is visible before the page is scrolled.
      maxBlockSize: `calc(100dvh - 88px - ${columnsStart} - 24px)`,
    },
    print: { display: 'none' },
  },
})

export const head = style({ marginBlockEnd: 20, fontSize: '1.75rem' })

/** Scrolls the titles between their heading and the page links. */
export const list = style({
  '@media': {
    [media.desktop]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      borderBlockEnd: `1px solid ${color.lineStrong}`,
    },
  },
})

export const item = style({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '@media': {
    [media.belowDesktop]: { ':last-child': { borderBlockEnd: `1px solid ${color.lineStrong}` } },
  },
})

export const link = style({
  position: 'relative',
  display: 'block',
  paddingBlock: '18px 2px',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.label,
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
      insetBlock: '18px 0',
      inlineSize: 4,
      background: vars.palette.buff[400],
    },
  },
})

export const day = style({
  display: 'block',
  paddingBlockEnd: 16,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
  selectors: { [`${link}[aria-current] + &`]: { paddingInlineStart: 20 } },
})

export const pages = style({ display: 'flex', gap: 24, marginBlockStart: 24, paddingBlockEnd: 4 })
