import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { palette } = vars

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  padding: '22px 14px 18px',
  background: palette.navy[950],
  color: palette.white,
  '@media': { [media.belowDesktop]: { display: 'none' } },
})

/** Scrolls between head and foot; the padding leaves room for focus rings. */
export const scroller = style({
  flex: '1 1 0',
  minBlockSize: 0,
  marginInline: -6,
  paddingInline: 6,
  paddingBlockEnd: 8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarColor: `${palette.navy[700]} transparent`,
  scrollbarWidth: 'thin',
})

export const home = style({ alignSelf: 'start', padding: '4px 10px 20px', minBlockSize: 52 })

export const group = style({
  padding: '18px 10px 8px',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xxs,
  fontWeight: fontWeight.semibold,
  letterSpacing: `min(.02em, ${vars.letterSpacing.caps})`,
  lineHeight: 1,
  color: palette.shoal[300],
})

export const opener = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  paddingInlineEnd: 10,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: palette.navy[900] },
  '@media': { [media.belowDesktop]: { minBlockSize: hitArea } },
})

export const chevron = style({
  marginBlockEnd: 6,
  color: palette.shoal[300],
  transition: `transform ${vars.duration.fast}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minBlockSize: 36,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  color: palette.shoal[100],
  ':hover': { background: palette.navy[900] },
  '@media': { [media.belowDesktop]: { minBlockSize: hitArea } },
  selectors: { '&[aria-current=page]': { background: palette.navy[700], color: palette.white } },
})

export const icon = style({
  color: palette.shoal[300],
  selectors: { [`${link}[aria-current=page] &`]: { color: palette.buff[300] } },
})

export const unread = style({
  marginInlineStart: 'auto',
  paddingInline: 7,
  borderRadius: vars.radius.pill,
  background: palette.buff[300],
  color: palette.navy[900],
  fontSize: vars.fontSize.xxs,
  fontWeight: fontWeight.bold,
  lineHeight: '19px',
  fontVariantNumeric: 'tabular-nums',
})

export const foot = style({ paddingBlockStart: 6 })

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${palette.navy[800]}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
})

export const signOut = style({ color: palette.shoal[300] })
