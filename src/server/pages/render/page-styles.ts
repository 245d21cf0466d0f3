import type { Language } from '#domain/language/language.ts'
import { isLate, needingLate } from './fonts.ts'

/** A rule of the site's style sheet, as the build wrote it. */
export interface StyleRule {
  /** For each of its selectors, the classes that a page has if the selector can match. */
  readonly needs: ReadonlyArray<ReadonlyArray<string>>
  /** With the at-rules around it. */
  readonly css: string
  /** The web font that it declares: the name of its file, without the hash. */
  readonly font?: string
}

const attribute = / class="[^"]*"/g

/** Most elements of a page have the classes of another one, so each attribute is read once. */
const classesIn = (html: string) =>
  new Set(
    [...new Set(html.match(attribute))].flatMap((found) => found.slice(' class="'.length, -1).split(' ')),
  )

const textOf = (rules: ReadonlyArray<StyleRule>) => rules.map(({ css }) => css).join('')

/**
 * The rules that can match an element of a page. They stand in the page itself, as the first paint would wait for a file;
 * scripts that add other elements load the whole style sheet.
 */
export const pageStyles = (
  rules: ReadonlyArray<StyleRule>,
  html: string,
  script: Language['script'],
): string => {
  const classes = classesIn(html)
  const needed = rules.filter(({ needs }) => needs.some((names) => names.every((name) => classes.has(name))))
  const comesLate = ({ font }: StyleRule) => font !== undefined && isLate(font, script)
  const late = textOf(needed.filter(comesLate))
  const styles = `<style>${textOf(needed.filter((rule) => !comesLate(rule)))}</style>`
  return late === ''
    ? styles
    : `${styles}<style data-late="${needingLate(script)}" media="not all">${late}</style><noscript><style>${late}</style></noscript>`
}
