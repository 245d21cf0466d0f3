import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { printedAddress } from './printed-address.ts'

const printed = (selector: string, style: object) => globalStyle(selector, { '@media': { print: style } })

// Hides interactive elements.
printed('body > :not(#site), #site :is(button, dialog, form, header nav, header [data-search], footer nav)', {
  display: 'none !important',
})

printed('html', { fontSize: '11pt' })
printed('body, #site :is(header, footer)', {
  background: 'none !important',
  color: `${vars.palette.black} !important`,
})
// Makes logos drawn for navy visible on paper.
printed('#site :is(header, footer) img', { filter: 'brightness(0)' })
// Prevents a sheet with nothing but the footer or a row of figures. The header has the logo already.
printed('#site footer', {
  paddingBlock: `${vars.space[5]} 0 !important`,
  breakInside: 'avoid',
  breakBefore: 'avoid',
})
printed('#site footer :is(img, ul)', { display: 'none' })
printed('#site footer *', { color: 'inherit !important' })

printed('main :is(h1, h2, h3)', { breakAfter: 'avoid' })
printed('main :is(img, svg, figure)', { breakInside: 'avoid' })
// Limits pictures, so that an article of usual length fits on one sheet.
printed('main img', {
  inlineSize: 'auto',
  maxBlockSize: '7cm',
  objectFit: 'contain !important',
  objectPosition: 'left !important',
  background: 'none !important',
})
printed('main:dir(rtl) img', { objectPosition: 'right !important' })
printed('main dl', { breakInside: 'avoid', breakBefore: 'avoid' })
printed('main p', { orphans: 3, widows: 3 })
// Prints the addresses of external links.
printed('main a[href^="http"]::after', printedAddress)
