import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { inArabic } from '../../style/tokens/type.ts'

const { color } = vars
const halo = (tint: string) => `0 0 0 3px color-mix(in srgb, ${tint} 28%, transparent)`
const thicker = (tint: string) => `inset 0 0 0 1px ${tint}`

/** The box that all inputs and selects share. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: 11,
  paddingInline: 14,
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.control,
  lineHeight: vars.lineHeight.ui,
  color: color.text,
  textAlign: 'start',
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  '::placeholder': { color: color.textHint, opacity: 1 },
  ':hover': { borderColor: color.textSecondary },
  ':focus': { outline: '2px solid transparent', borderColor: color.focus, boxShadow: halo(color.focus) },
  ':disabled': {
    background: color.surfaceDisabled,
    color: color.textHint,
    borderColor: color.control,
    cursor: 'not-allowed',
  },
  selectors: {
    ...inArabic({ paddingBlock: 8 }),
    // What is typed runs left to right, but begins where the other fields do.
    ':dir(rtl) > &[dir=ltr]': { textAlign: 'end' },
    // The browser's date control is a pixel taller than a line.
    '&[type=date]': { paddingBlock: 10 },
    '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: thicker(color.danger) },
    '&[aria-invalid=true]:focus': { boxShadow: `${thicker(color.danger)}, ${halo(color.danger)}` },
  },
})

/** For toolbars of the back office. */
export const small = style({
  minBlockSize: 38,
  paddingBlock: 7,
  paddingInline: 12,
  fontSize: vars.fontSize.sm,
  borderColor: color.lineStrong,
  selectors: { ...inArabic({ paddingBlock: 5 }), '&[type=date]': { paddingBlock: 6 } },
  // Below 16 px, iOS zooms in on a focused field.
  '@media': { [media.phone]: { minBlockSize: hitArea, fontSize: vars.fontSize.control } },
})
