import type { Language } from '#domain/language/language.ts'

/** A rule of the site's style sheet, as the build wrote it. */
export interface StyleRule {
  /** For each of its selectors, the classes that a page has if the selector can match. */
  readonly needs: ReadonlyArray<ReadonlyArray<string>>
  /** With the at-rules around it. */
  readonly css: string
  /** The script whose pages need it at once, if it is a web font. */
  readonly fontScript?: 'Arab' | 'Latn'
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const textOf = (rules: ReadonlyArray<StyleRule>) => rules.map(({ css }) => css).join('')

/**
 * The rules that can match an element of a page. They stand in the page itself, as the first paint would wait for a file;
 * scripts that add other elements load the whole style sheet.
 *
 * A page has few words of the other script, and none is its headline, so their web fonts follow once the page has loaded.
 * Arabic pages have Latin figures in their first lines, with small fonts of their own.
 */
export const pageStyles = (
  rules: ReadonlyArray<StyleRule>,
  html: string,
  pageScript: Language['script'],
): string => {
  const classes = classesIn(html)
  const needed = rules.filter(({ needs }) => needs.some((names) => names.every((name) => classes.has(name))))
  const own = pageScript === 'Arab' ? 'Arab' : 'Latn'
  const isLate = ({ fontScript = own }: StyleRule) => fontScript !== own
  const late = textOf(needed.filter(isLate))
  const styles = `<style>${textOf(needed.filter((rule) => !isLate(rule)))}</style>`
  return late === ''
    ? styles
    : `${styles}<style data-late media="not all">${late}</style><noscript><style>${late}</style></noscript>`
}
