/** Scrolls each scrollable list to its current link, without scrolling the page. */
export const showCurrent = () => {
  for (const list of document.querySelectorAll('[data-shows-current]')) {
    const current = list.querySelector('[aria-current]')?.getBoundingClientRect()
    if (current === undefined) continue
    const shown = list.getBoundingClientRect()
    list.scrollBy({
      left: current.left + current.width / 2 - shown.left - shown.width / 2,
      top: current.top + current.height / 2 - shown.top - shown.height / 2,
      behavior: 'instant',
    })
  }
}
