import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

/** What is chosen: there no other background is drawn. */
export const chosen = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 16,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  transition: `background ${vars.duration.fast}, color ${vars.duration.fast}`,
  ':hover': { background: vars.color.surfaceRaised },
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -3 },
  '@media': {
    [media.phone]: { minBlockSize: hitArea },
    [media.forcedColors]: { selectors: { '&[aria-pressed=true]': chosen } },
  },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      borderColor: vars.color.accent,
    },
  },
})
