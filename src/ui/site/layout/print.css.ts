import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const printed = (selector: string, style: object) => globalStyle(selector, { '@media': { print: style } })

// On paper nothing is opened, pressed or sent.
printed('body > :not(#site), #site :is(button, dialog, form, header nav, footer nav)', {
  display: 'none !important',
})

printed('html', { fontSize: '11pt' })
printed('body, #site :is(header, footer)', {
  background: 'none !important',
  color: `${vars.palette.black} !important`,
})
// What is drawn for navy is seen as its shape.
printed('#site :is(header, footer) img', { filter: 'brightness(0)' })
// A foot or a row of figures does not stand alone on a sheet.
printed('#site footer', {
  paddingBlock: `${vars.space[5]} 0 !important`,
  breakInside: 'avoid',
  breakBefore: 'avoid',
})
printed('#site footer *', { color: 'inherit !important' })

printed('main :is(h1, h2, h3)', { breakAfter: 'avoid' })
printed('main :is(img, svg, figure)', { breakInside: 'avoid' })
// A picture leaves room for its text, so that an article of usual length fits on one sheet.
printed('main img', {
  inlineSize: 'auto',
  maxBlockSize: '7cm',
  objectFit: 'contain',
  objectPosition: 'left',
})
printed('main dl', { breakInside: 'avoid', breakBefore: 'avoid' })
printed('main p', { orphans: 3, widows: 3 })
// An address that nobody can press is written out.
printed('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
})
