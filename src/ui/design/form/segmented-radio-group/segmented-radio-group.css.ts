import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { atLeast } from '../../style/tokens/type.ts'

const { color } = vars

export const group = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  '@media': { [media.phone]: { gridAutoFlow: 'row' } },
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  },
})

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 46,
  paddingBlock: 11,
  paddingInline: 14,
  fontSize: vars.fontSize.control,
  lineHeight: atLeast(1.6, vars.lineHeight.ui),
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.control}` },
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.radius.md,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.textHint },
  },
  '@media': {
    [media.phone]: {
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: `1px solid ${color.control}` } },
    },
  },
})

export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  border: `1.5px solid ${color.control}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'inherit',
  transition: `border ${vars.duration.fast}`,
  ':focus-visible': { outline: '2px solid transparent' },
  ':checked': { border: `5.5px solid ${color.accent}` },
})
