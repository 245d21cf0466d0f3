import { isLongTitle, longestTitle } from '#domain/publishing/checks/search-snippet.ts'
import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'

/** Says that search engines cut the title of a page. */
export const useTitleNote = () => {
  const { longTitle } = useEditorWords()
  return (title: string): string | undefined =>
    isLongTitle(title) ? fill(longTitle, { max: longestTitle, n: title.trim().length }) : undefined
}
