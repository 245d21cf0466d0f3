import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { media } from '#ui/design/tokens/media.ts'
import { ground as story } from './story.css.ts'

const { color, font, fontSize, layout, palette, radius } = vars

/** From the edge of the page to where its matter begins. */
const margin = `max(${layout.gutter}, (100% - ${layout.container}) / 2 + ${layout.gutter})`
const belowHead = 'clamp(28px, 4vw, 56px)'

/** The title, beside it the buttons of a browser that makes them, below both the strip. */
export const history = style({
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr) auto auto ${margin}`,
  alignItems: 'end',
  paddingBlock: layout.section,
  selectors: { [`${story} + &`]: { paddingBlockStart: 0 } },
})

export const title = style({
  gridArea: '1 / 2',
  marginBlockEnd: belowHead,
  fontSize: fontSize.h2,
  overflowWrap: 'anywhere',
})

/** Panels touch one another, and go to the edge of the page. */
export const strip = style({
  gridArea: '2 / 1 / auto / -1',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: margin,
  scrollbarWidth: 'thin',
  ':focus-visible': { outlineOffset: -4 },
  '@supports': { 'selector(::scroll-button(*))': { scrollbarWidth: 'none' } },
  '@media': { print: { overflow: 'visible' } },
})

globalStyle(`${strip}::scroll-button(*)`, {
  inlineSize: 48,
  blockSize: 48,
  marginInlineStart: vars.space[2],
  marginBlockEnd: belowHead,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.text,
  fontFamily: 'system-ui, sans-serif',
  fontSize: '1.25rem',
  cursor: 'pointer',
})
globalStyle(`${strip}::scroll-button(*):disabled`, { color: palette.line[500], cursor: 'default' })
globalStyle(`${strip}::scroll-button(*):focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 3,
})
globalStyle(`${strip}::scroll-button(inline-start)`, { gridArea: '1 / 3', content: '"←" / "Earlier years"' })
globalStyle(`${strip}::scroll-button(inline-end)`, { gridArea: '1 / 4', content: '"→" / "Later years"' })
globalStyle(`[dir=rtl] ${strip}::scroll-button(inline-start)`, { content: '"→" / "Earlier years"' })
globalStyle(`[dir=rtl] ${strip}::scroll-button(inline-end)`, { content: '"←" / "Later years"' })
globalStyle(`${strip}::scroll-button(*)`, {
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
})

export const panels = style({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: margin,
  '@media': { print: { flexWrap: 'wrap', inlineSize: 'auto' } },
})

export const panel = style({
  flex: 'none',
  inlineSize: 'clamp(280px, 27.5vw, 396px)',
  padding: '36px 28px 38px',
  scrollSnapAlign: 'start',
  background: palette.shoal[100],
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { inlineSize: '80vw', padding: '22px 22px 30px' },
    print: { breakInside: 'avoid', printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
})

export const dark = style({ color: palette.white })

export const year = style({
  fontFamily: font.display,
  fontSize: 'clamp(4rem, 3rem + 3vw, 6.25rem)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 0.9,
  letterSpacing: '-.045em',
})

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBlock: '30px 24px',
})

export const panelTitle = style({ fontSize: '1.5rem', lineHeight: 1.15 })

export const text = style({
  marginBlockStart: 10,
  fontSize: fontSize.ui,
  lineHeight: 1.5,
  opacity: 0.88,
  textWrap: 'pretty',
})
