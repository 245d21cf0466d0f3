import { visuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.css.ts'
import { headTags, type HeadTag } from './head-tags.ts'

/** Does what a load would have done when another page stands on the screen: its head, its place, and word of it. */
export const showRendered = (matches: Parameters<typeof headTags>[0], from: string | undefined) => {
  const { title, tags } = headTags(matches)
  document.title = title
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
  document.head.append(...tags.map(element))
  announcer.textContent = title
  // What was pressed went while its page was loading.
  if (document.activeElement === document.body) focusContent(placeOf(from) === placeOf(location.pathname))
}

/** The first part of a path: all articles are at one place. */
const placeOf = (path: string | undefined) => path?.split('/')[1]?.toLowerCase()

/** Who moves within one place finds themselves at what they chose there. */
const focusContent = (stays: boolean) => {
  const content = document.getElementById('content')
  const chosen = stays ? content?.querySelector<HTMLElement>('a[aria-current]') : null
  const target = chosen ?? content
  target?.focus({ preventScroll: true })
}

const element = ({ name, attributes, text }: HeadTag) => {
  const tag = document.createElement(name)
  if (text) tag.textContent = text
  for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) tag.setAttribute(key, value)
  return tag
}

/** Says the title of the page to those who do not see it change. */
const announcer = document.createElement('p')
announcer.role = 'status'
announcer.className = visuallyHidden
document.body.append(announcer)
