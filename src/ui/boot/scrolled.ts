const threshold = 100

/** Says on the document whether the page is scrolled by more than 100 px (H4). */
export const markScrolled = () => {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold)
  addEventListener('scroll', mark, { passive: true })
  mark()
}
