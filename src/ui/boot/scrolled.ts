const threshold = 100

const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold)

/** Marks the document while the page is scrolled by more than 100 px (H4). */
export const markScrolled = () => {
  addEventListener('scroll', update, { passive: true })
  update()
}
