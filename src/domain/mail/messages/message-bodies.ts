import { paragraphs } from '../../content/item/paragraphs.ts'
import { escapeHtml } from '../../wording/escape-html.ts'
import type { Message } from './message.ts'
import { oneLine } from './one-line.ts'

/** The content of a message in both its forms, text and HTML. Any of it may come from a visitor. */
export interface MessageContent {
  readonly lead: string
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>
  /** The visitor's own words. */
  readonly quoted?: string
  readonly close: string
  readonly link: { readonly label: string; readonly address: string }
}

/** Control characters other than line breaks and tabs, and lone surrogates. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu

/** Quotes line by line, so that a visitor's words cannot pass for the server's. */
const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const textOf = ({ lead, facts, quoted, close, link }: MessageContent) =>
  [
    lead,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quoted && quote(quoted),
    close,
    `${link.label}:\n${link.address}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const paragraphOf = (text: string) => `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const rowOf = ([name, value]: MessageContent['facts'][number]) =>
  `<tr><th align="left" scope="row">${escapeHtml(name)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`

const htmlOf = ({ lead, facts, quoted, close, link }: MessageContent) =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"></head><body>',
    paragraphOf(lead),
    `<table cellpadding="4">${facts.map(rowOf).join('')}</table>`,
    quoted && `<blockquote>${paragraphs(quoted).map(paragraphOf).join('')}</blockquote>`,
    paragraphOf(close),
    `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n')

/** Writes a message as plain text and as HTML with all texts escaped. */
export const messageBodies = ({
  facts,
  quoted = '',
  ...said
}: MessageContent): Pick<Message, 'text' | 'html'> => {
  const clean: MessageContent = {
    ...said,
    lead: oneLine(said.lead, 500),
    facts: facts.map(([name, value]) => [name, oneLine(value, 500)] as const).filter(([, value]) => value),
    quoted: quoted.replace(unprintable, '').trim(),
  }
  return { text: `${textOf(clean)}\n`, html: `${htmlOf(clean)}\n` }
}
