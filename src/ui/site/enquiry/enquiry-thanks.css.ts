import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { margin } from '../layout/width.css.ts'

/** Below ENQUIRE NOW, which opened the popup. A page with the form shows the reference there. */
export const apart = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetBlockStart: 96,
  insetInlineEnd: margin,
  maxInlineSize: `calc(100% - 2 * ${vars.layout.gutter})`,
  boxShadow: vars.shadow.menu,
  '@media': { [media.phone]: { insetBlockStart: 76 }, print: { display: 'none' } },
  selectors: { 'html:has(form[data-saved-form=enquiry]) &': { display: 'none' } },
})
