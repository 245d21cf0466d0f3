/** Attributes that hold texts. */
const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext']

const isShown = (element: Element | null): element is Element =>
  element?.checkVisibility() === true && element.closest('script, style') === null

/** Passages of a difference, and what a search found, are parts of texts that people wrote. */
const isPassage = (element: Element) =>
  element.matches('mark, :has(> mark), ins, del, :has(> ins, > del), :has(> ins, > del) > *')

/** The visible texts of the page in one, and its accessible names. */
export const shownTexts = (): ReadonlyArray<string> => {
  const texts: Array<string> = []
  const names: Array<string> = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (!(node instanceof Element)) {
      const { parentElement: element } = node
      if (isShown(element) && !isPassage(element)) texts.push(node.textContent ?? '')
    } else if (isShown(node)) {
      names.push(...attributes.flatMap((name) => node.getAttribute(name) ?? []))
    }
  }
  return [texts.join('\n'), ...names]
}

/** Whether an element is in a part that scrolls sideways, ends in an ellipsis, or is for screen readers alone, by design. */
const isCutByDesign = (element: Element | null): boolean =>
  element !== null &&
  (element.clientWidth === 1 ||
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    getComputedStyle(element).textOverflow === 'ellipsis' ||
    isCutByDesign(element.parentElement))

/** The elements with an own text that cut it off or reach out of the window, and whether the page scrolls sideways. */
export const cutTexts = (): ReadonlyArray<string> => {
  const { scrollWidth, clientWidth } = document.documentElement
  const isCut = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const hasText = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.includes('⟦'),
    )
    if (!hasText || width <= 1 || height <= 1 || !isShown(element) || isCutByDesign(element)) return false
    const { overflowX } = getComputedStyle(element)
    const cutsOff = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    return cutsOff || left < -1 || right > innerWidth + 1
  }
  const cut = [...document.querySelectorAll('body *:not(svg *, input, textarea)')].filter(isCut)
  return [
    ...(scrollWidth > clientWidth ? [`The page scrolls by ${scrollWidth - clientWidth}`] : []),
    ...cut.map(({ textContent }) => textContent),
  ]
}
