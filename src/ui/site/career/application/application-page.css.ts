import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { atLeast } from '#ui/design/style/tokens/type.ts'
import { wrap } from '../../layout/width.css.ts'

const { color, fontSize, layout } = vars

export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: '40px clamp(32px, 7vw, 120px)',
    alignItems: 'start',
    paddingBlock: `clamp(40px, 5vw, 80px) ${layout.section}`,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Above the title; as tall as a finger. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: hitArea,
  marginBlock: -10,
})

export const title = style({
  marginBlockStart: 20,
  fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem)',
  letterSpacing: atLeast('-.026em', vars.letterSpacing.h1),
  lineHeight: atLeast(1.03, vars.lineHeight.h1),
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  marginBlock: 28,
  paddingBlock: 20,
  borderBlock: `1px solid ${color.lineStrong}`,
  borderBlockStartColor: color.text,
})

export const openLead = style({ marginBlockStart: 22, maxInlineSize: '38ch', fontSize: fontSize.lead })

export const body = style({ maxInlineSize: '62ch' })

export const text = style([body, { marginBlockEnd: '1em', textWrap: 'pretty', whiteSpace: 'pre-line' }])

/** On a phone it reaches from edge to edge. */
export const box = style({
  minInlineSize: 0,
  padding: 'clamp(24px, 3.4vw, 52px)',
  background: color.backgroundSunken,
  '@media': {
    [media.phone]: { marginInline: `calc(${layout.gutter} * -1)`, paddingInline: layout.gutter },
    print: { display: 'none' },
  },
})

export const boxTitle = style({ marginBlockEnd: 26, fontSize: fontSize.h3 })
