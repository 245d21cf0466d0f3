const reducedMotion = /\(prefers-reduced-motion:\s*reduce\)/g
const originals = new WeakMap<CSSMediaRule, string>()

const rewrite = (rules: CSSRuleList, isReduced: boolean) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText
      if (original.includes('prefers-reduced-motion')) {
        originals.set(rule, original)
        rule.media.mediaText = isReduced ? original.replaceAll(reducedMotion, '(width >= 0px)') : original
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
  const observer = new MutationObserver(() => rewriteAll(true))
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', () => rewriteAll(true), { capture: true, once: true })
  return () => {
    observer.disconnect()
    rewriteAll(false)
  }
}
