import { globalStyle, style } from '@vanilla-extract/css'
import { linksHeight } from '#ui/design/action/section-links/section-links.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { previews } from '../editor/editor.css.ts'
import { beside } from '../preview/live-preview.css.ts'

/** The height of the fixed bar in narrow windows. */
const topBar = 60

export const links = style({ '@media': { [media.belowDesktop]: { insetBlockStart: topBar } } })

// The previews stay below the links.
globalStyle(`${links} ~ * ${previews}, ${links} ~ * ${beside}`, { insetBlockStart: linksHeight })

export const sections = style({ display: 'grid', gap: 20, minInlineSize: 0 })

export const section = style({
  scrollMarginBlockStart: linksHeight,
  '@media': { [media.belowDesktop]: { scrollMarginBlockStart: topBar + linksHeight } },
})

/** Aligned with the title of the card. */
export const fields = style({ display: 'grid', gap: 22, padding: '20px 22px 26px' })

export const head = style({ display: 'grid', gap: 22 })

/** The consequences of a choice, aligned with its label. */
export const consequences = style({
  display: 'grid',
  gap: 2,
  marginBlockStart: 4,
  paddingInlineStart: 30,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.45,
})

const columns = (template: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: template,
    gap: '22px 20px',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  })

export const pair = columns('repeat(2, minmax(0, 1fr))')

export const figure = columns('140px minmax(0, 1fr)')
