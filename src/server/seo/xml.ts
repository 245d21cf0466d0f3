/** XML has no way to write these characters, not even by their numbers. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands in XML, in an element or an attribute. */
export const inXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&"<>]/g, (character) => entities[character] ?? character)

/** An element with a text in it; nothing where there is no text. */
export const textElement = (name: string, text: string | undefined, attributes = ''): string =>
  text ? `<${name}${attributes}>${inXml(text)}</${name}>` : ''

export const xmlDocument = (...parts: ReadonlyArray<string>): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...parts, ''].join('\n')
