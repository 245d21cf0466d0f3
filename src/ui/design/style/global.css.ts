import { globalStyle } from '@vanilla-extract/css'
import './fallback-fonts.css.ts'
import './fonts.css.ts'
import { reset } from './layers.css.ts'
import { vars } from './theme.css.ts'
import { media } from './tokens/media.ts'
import { fontWeight, arabicSelector } from './tokens/type.ts'

const rule = (selector: string, style: object) => globalStyle(selector, { '@layer': { [reset]: style } })

rule('*, *::before, *::after', { boxSizing: 'border-box' })
rule('*', { margin: 0 })
rule(':root', { colorScheme: 'light' })
rule('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollBehavior: 'smooth' })
rule('body', {
  display: 'flow-root',
  minBlockSize: '100dvh',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
  color: vars.color.text,
  background: vars.color.background,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // With `hidden`, sticky elements would scroll with the body as soon as a dialog locks the page.
  overflowX: 'clip',
})
rule('img, svg', { display: 'block', maxInlineSize: '100%' })
rule('img', { blockSize: 'auto' })
rule('a', { color: 'inherit', textDecoration: 'none' })
rule('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
rule('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 })
rule('ul, ol', { listStyle: 'none', padding: 0 })
rule('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
// What a part in another language would inherit is that of the page's script.
rule(':where([lang])', { letterSpacing: 'normal' })
// Isolated words are part of a line of the page, so they keep its height and its faces.
rule(':where([lang]:not(html, bdi))', { fontFamily: vars.font.text, lineHeight: vars.lineHeight.text })
rule('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.heading,
  letterSpacing: vars.letterSpacing.h2,
  lineHeight: vars.lineHeight.h2,
  textWrap: 'balance',
})
// Arabic script has no italics: it stresses by weight.
rule(`:is(em, i)${arabicSelector}`, { fontStyle: 'normal', fontWeight: fontWeight.semibold })
rule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 })
rule('[hidden]', { display: 'none !important' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
