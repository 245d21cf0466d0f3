import { paragraphs } from '../../content/item/paragraphs.ts'
import type { Language } from '../../language/language.ts'
import { dateAndTime } from '../../time/date-and-time.ts'
import { zoneName } from '../../time/zone-name.ts'
import { escapeHtml } from '../../wording/escape-html.ts'
import type { LetterContent } from './letter-content.ts'
import { oneLine } from './one-line.ts'

/** A value with its name. A value that is always written left to right is isolated in other mails. */
export type LetterFact = readonly [name: string, value: string, dir?: 'ltr' | undefined]

/** The content of a letter in both its forms, text and HTML. Any of it may come from a visitor. */
export interface LetterParts {
  readonly lead: string
  readonly facts: ReadonlyArray<LetterFact>
  /** The visitor's own words. */
  readonly quoted?: string
  readonly close: string
  readonly link: { readonly label: string; readonly address: string }
}

/** A date and time in a time zone, with the name of the zone. */
export const timeIn = (timeZone: string, time: string, language: Language): string => {
  const formatter = new Intl.DateTimeFormat(language.format, { ...dateAndTime(language), timeZone })
  return `${formatter.format(new Date(time))} (${zoneName(timeZone, language.format) || timeZone})`
}

/** Control characters other than line breaks and tabs, and lone surrogates. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu

/** A text of several lines without what a mail cannot show. */
export const printable = (text: string): string => text.replace(unprintable, '').trim()

/** Quotes line by line, so that a visitor's words cannot pass for the server's. */
const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Whether a value has to be isolated from the text around it. */
const isIsolated = ([, , dir]: LetterFact, language: Language) => language.dir === 'rtl' && dir === 'ltr'

const lineOf = (fact: LetterFact, language: Language) => {
  const [name, value] = fact
  return `${name}: ${isIsolated(fact, language) ? `\u2066${value}\u2069` : value}`
}

const textOf = ({ lead, facts, quoted, close, link }: LetterParts, language: Language) =>
  [
    lead,
    facts.map((fact) => lineOf(fact, language)).join('\n'),
    quoted && quote(quoted),
    close,
    `${link.label}:\n${link.address}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const paragraphOf = (text: string) => `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const rowOf = (fact: LetterFact, language: Language) => {
  const [name, value] = fact
  const cell = isIsolated(fact, language)
    ? `<td><bdi dir="ltr">${escapeHtml(value)}</bdi></td>`
    : `<td dir="auto">${escapeHtml(value)}</td>`
  const align = language.dir === 'rtl' ? 'right' : 'left'
  return `<tr><th align="${align}" scope="row">${escapeHtml(name)}</th>${cell}</tr>`
}

const htmlOf = ({ lead, facts, quoted, close, link }: LetterParts, language: Language) =>
  [
    '<!doctype html>',
    `<html lang="${language.tag}"${language.dir === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"></head><body>`,
    paragraphOf(lead),
    `<table cellpadding="4">${facts.map((fact) => rowOf(fact, language)).join('')}</table>`,
    quoted && `<blockquote>${paragraphs(quoted).map(paragraphOf).join('')}</blockquote>`,
    paragraphOf(close),
    `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n')

/** Writes a letter as plain text and as HTML with all texts escaped. */
export const letterBodies = (
  { facts, quoted = '', ...said }: LetterParts,
  language: Language,
): Pick<LetterContent, 'text' | 'html'> => {
  const clean: LetterParts = {
    ...said,
    lead: oneLine(said.lead, 500),
    facts: facts
      .map(([name, value, dir]): LetterFact => [name, oneLine(value, 500), dir])
      .filter(([, value]) => value),
    quoted: printable(quoted),
  }
  return { text: `${textOf(clean, language)}\n`, html: `${htmlOf(clean, language)}\n` }
}
