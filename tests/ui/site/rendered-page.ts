import { renderPage } from '#server/pages/render/render.tsx'

/** A rendered page, with its HTML as text. */
export const renderedPage = async (...given: Parameters<typeof renderPage>) => {
  const page = await renderPage(...given)
  return { ...page, html: String(page.html) }
}
