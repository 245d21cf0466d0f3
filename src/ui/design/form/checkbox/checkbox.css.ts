import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { hitArea } from '../../style/tokens/space.ts'

const { color } = vars

export const checkbox = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  gap: 10,
  cursor: 'pointer',
  fontSize: vars.fontSize.ui,
  lineHeight: vars.lineHeight.label,
  // Extends the hit area beyond the box.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc((18px - ${hitArea}) / 2)`,
    insetBlockStart: `calc(50% - ${hitArea} / 2)`,
    inlineSize: `max(${hitArea}, 100%)`,
    blockSize: hitArea,
  },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textHint } },
})

export const place = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' })

export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: 18,
  blockSize: 18,
  border: `1.5px solid ${color.control}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked:not(:indeterminate)': { background: color.accent, borderColor: color.accent },
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&:disabled': { background: color.surfaceDisabled },
  },
})

const mark = style({
  gridArea: '1 / 1',
  position: 'relative',
  inlineSize: 13,
  blockSize: 13,
  strokeWidth: 3,
  visibility: 'hidden',
  pointerEvents: 'none',
})

export const tick = style([
  mark,
  {
    color: color.onAccent,
    selectors: { [`${box}:checked:not(:indeterminate) ~ &`]: { visibility: 'visible' } },
  },
])

export const dash = style([
  mark,
  { color: color.text, selectors: { [`${box}:indeterminate ~ &`]: { visibility: 'visible' } } },
])
