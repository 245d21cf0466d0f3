import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const underlined = style({
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  transition: `border-color ${vars.duration.base}`,
  ':hover': { borderBlockEndColor: 'currentColor' },
})

export const variant = styleVariants({
  /** Outside a sentence, with an arrow after it. */
  action: [
    underlined,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      paddingBlockEnd: 3,
      fontWeight: fontWeight.semibold,
      fontSize: vars.fontSize.ui,
      position: 'relative',
      // Extends the hit area to 44 px.
      '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-9px -9px' },
    },
  ],
  /** Within a sentence. */
  inline: [underlined, { color: vars.color.link }],
  /** Unobtrusive, as in the header of a card. */
  plain: {
    color: vars.color.link,
    fontWeight: fontWeight.semibold,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
  },
})

export const icon = style({ inlineSize: 17, blockSize: 17 })
