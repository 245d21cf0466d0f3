import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { arabicSelector, fontWeight } from '#ui/design/style/tokens/type.ts'

export const form = style({ display: 'grid', gap: 22 })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const send = style({ justifySelf: 'start' })

export const wholeRow = style({ gridColumn: '1 / -1' })

export const consent = style([wholeRow, { color: vars.color.textHint, fontSize: vars.fontSize.xs }])

// Twice the class: these change components of the design system, in whatever order the files load.
export const message = style({ selectors: { '&&': { minBlockSize: 88 } } })

export const file = style({
  selectors: {
    '&&': { paddingBlock: 7, paddingInlineStart: 7, textOverflow: 'ellipsis', cursor: 'pointer' },
    // As tall as the other fields: the line of the button is two pixels taller.
    [`&&${arabicSelector}`]: { paddingBlock: 6 },
  },
  '::file-selector-button': {
    minBlockSize: 32,
    marginInlineEnd: vars.space[3],
    paddingInline: vars.space[3],
    border: 0,
    borderRadius: vars.radius.sm,
    background: vars.color.selected,
    color: vars.color.text,
    fontFamily: 'inherit',
    fontSize: vars.fontSize.sm,
    fontWeight: fontWeight.semibold,
    cursor: 'pointer',
  },
})

export const privacy = style({
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.text },
})
