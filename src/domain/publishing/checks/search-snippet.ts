import { summary } from '../../content/item/summary.ts'

/** Search engines show about this many characters of a title. */
export const longestTitle = 60

export interface SearchSnippet {
  readonly title: string
  readonly text: string
}

/** A page as a list of search results shows it, cut at words. */
export const searchSnippet = (title: string, text: string): SearchSnippet => ({
  title: summary(title, longestTitle),
  text: summary(text),
})

/** Whether search engines cut a title. */
export const isLongTitle = (title: string): boolean => title.trim().length > longestTitle
