import { visuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.css.ts'
import { headTags, type HeadTag } from './head-tags.ts'

/** After client-side navigation, does what a page load would do: replace the head, move the focus and announce the title. */
export const showRendered = (
  matches: Parameters<typeof headTags>[0],
  from: string | undefined,
  to: string,
) => {
  const { title, tags } = headTags(matches)
  document.title = title
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
  document.head.append(...tags.map(element))
  announcer.textContent = title
  const { activeElement } = document
  // The pressed element is gone.
  if (activeElement === document.body) focusContent(sectionOf(from) === sectionOf(to))
}

/** The first path segment, which all articles share. */
const sectionOf = (path: string | undefined) => path?.split('/')[1]?.toLowerCase()

/** Within a section, focuses the chosen link. */
const focusContent = (isSameSection: boolean) => {
  const content = document.getElementById('content')
  const chosen = isSameSection ? content?.querySelector<HTMLElement>('a[aria-current]') : null
  const target = chosen ?? content
  target?.focus({ preventScroll: true })
}

const element = ({ name, attributes, text }: HeadTag) => {
  const tag = document.createElement(name)
  if (text) tag.textContent = text
  for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) tag.setAttribute(key, value)
  return tag
}

/** Announces the page title to screen readers. */
const announcer = document.createElement('p')
announcer.role = 'status'
announcer.className = visuallyHidden
document.body.append(announcer)
