const asked = /\(prefers-reduced-motion:\s*reduce\)/g
const written = new WeakMap<CSSMediaRule, string>()

const rewrite = (rules: CSSRuleList, isReduced: boolean) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText
      if (own.includes('prefers-reduced-motion')) {
        written.set(rule, own)
        rule.media.mediaText = isReduced ? own.replaceAll(asked, '(width >= 0px)') : own
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, isReduced)
  }
}

const rewriteAll = (isReduced: boolean) => {
  for (const { cssRules } of document.styleSheets) rewrite(cssRules, isReduced)
}

/** Makes all style sheets, including later ones, behave as with reduced motion. Returns a function that undoes it. */
export const reduceMotion = (): (() => void) => {
  rewriteAll(true)
  const arriving = new MutationObserver(() => rewriteAll(true))
  arriving.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', () => rewriteAll(true), { capture: true, once: true })
  return () => {
    arriving.disconnect()
    rewriteAll(false)
  }
}
