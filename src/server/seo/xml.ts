import { escapeHtml } from '#domain/wording/escape-html.ts'

/** Characters that XML cannot contain, not even as a reference. */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string): string => escapeHtml(text.replace(illegal, ''))

/** An element with a text, or an empty string if there is none. */
export const textElement = (name: string, text: string | undefined, attributes = ''): string =>
  text ? `<${name}${attributes}>${escapeXml(text)}</${name}>` : ''

export const xmlDocument = (...parts: ReadonlyArray<string>): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...parts, ''].join('\n')
