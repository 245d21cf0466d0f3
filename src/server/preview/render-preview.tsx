import { renderToString } from 'react-dom/server'
import { english, languageOf } from '#domain/language/language.ts'
import type { PreviewChange } from '#domain/publishing/preview.ts'
import { PreviewBar, type PreviewBarProps } from '#ui/preview/preview-bar.tsx'
import { InLanguage } from '#ui/words/office/in-language.tsx'
import { previewWordsOf } from '#ui/words/editor/preview-words-of.ts'
import type { Assets } from '../pages/render/assets.ts'
import { documentOf } from '../pages/render/document.ts'
import { type LoadedPage, type PageServices, renderBody } from '../pages/render/render.tsx'
import { withoutSkipLink, inPreview } from './in-preview.ts'

export { loadPage } from '../pages/render/render.tsx'

interface PreviewParts {
  /** The address below which all links stay, such as `/preview/7/drafts`. */
  readonly prefix: string
  readonly services: Omit<PageServices, 'read'>
  /** The changes that the preview has applied, including those that the page does not show. */
  readonly changes: ReadonlyArray<PreviewChange>
  readonly bar: Omit<PreviewBarProps, 'changes'>
}

const isShown = ({ reads }: LoadedPage, { subject, itemId, kind }: PreviewChange) =>
  reads.some(
    ({ name, items }) =>
      name === subject &&
      (name === 'homePage' || kind === 'unpublish' || items.some((item) => item?.id === itemId)),
  )

const withPreviewStyles = (assets: Assets): Assets => ({ ...assets, styles: assets.previewStyles ?? [] })

/**
 * Renders a loaded page below the bar of its preview. Its head has nothing by which it would be found, counted or
 * hydrated.
 */
export const renderPreview = (
  loaded: LoadedPage,
  { prefix, services: { product, assets, words, language, languages }, changes, bar }: PreviewParts,
) => {
  const { body, status, head } = renderBody(loaded)
  const barWords = previewWordsOf(language.tag)
  const barLanguage = languageOf(barWords.language ?? '') ?? english
  const barHtml = renderToString(
    <InLanguage language={barLanguage} words={barWords}>
      <PreviewBar {...bar} changes={changes.filter((change) => isShown(loaded, change))} />
    </InLanguage>,
  )
  const [skipLink, rest] = withoutSkipLink(body)
  const html = documentOf({
    head: { title: head.title, tags: [] },
    above: skipLink + barHtml,
    page: inPreview(rest, prefix),
    snapshot: undefined,
    product,
    assets: withPreviewStyles(assets),
    language,
    languages,
    ownPath: null,
    words,
  })
  return { status, html }
}
