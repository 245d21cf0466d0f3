import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

// Screens need the width of a desktop; Storybook's own limit would show them as on a tablet.
globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: 1240 })
globalStyle('.sbdocs.sbdocs-wrapper', { padding: '40px clamp(16px, 3vw, 40px)' })
globalStyle('.sbdocs :is(h1, h2, h3).sbdocs', {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.heading,
})
globalStyle('.sbdocs a.sbdocs-a, .sbdocs .sbdocs-a', { color: vars.color.link, textDecoration: 'underline' })
// The other side of a switch has too little contrast otherwise.
globalStyle('.docblock-argstable label span[aria-hidden=true]', { color: `${vars.color.text} !important` })
// A story that grows overflows until its height is measured again, and nothing in it may take the focus to scroll.
globalStyle('.sbdocs .docs-story', { overflowY: 'hidden' })
