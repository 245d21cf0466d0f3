import { resumeLimit } from '../../visitor-forms/profile/application.ts'
import { resumeName } from '../../visitor-forms/profile/resume-name.ts'
import type { MailKind } from '../mail-kind.ts'
import { oneLine } from '../letters/one-line.ts'

/** A file that came with a mail. */
export interface Attachment {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** A file of another kind, or beyond the limits, stays in the mailbox. */
  readonly isStored: boolean
}

/** A file of a message, by its place in `attachments`. */
export interface AttachmentRef {
  readonly kind: MailKind
  readonly mailId: string
  readonly messageId: string
  /** From 0. */
  readonly index: number
}

/** The most files of one mail that are stored, and that are named at all. */
export const maxAttachments = 5
export const maxNamedFiles = 20

export const attachmentLimit = resumeLimit

/** Formats of pictures that the server decodes, by their first bytes. */
const pictureKinds = [
  { endings: ['.jpg', '.jpeg'], type: 'image/jpeg', head: /^\xff\xd8\xff/u },
  { endings: ['.png'], type: 'image/png', head: /^\x89PNG/u },
  { endings: ['.gif'], type: 'image/gif', head: /^GIF8/u },
  { endings: ['.webp'], type: 'image/webp', head: /^RIFF.{4}WEBP/su },
  { endings: ['.avif'], type: 'image/avif', head: /^.{4}ftypavi[fs]/su },
] as const

/** The kind of a picture by its content; `undefined` if it is none. */
export const pictureKindOf = (bytes: Uint8Array) => {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return pictureKinds.find((kind) => kind.head.test(head))
}

/** The media types of stored pictures by the endings of their names. */
export const pictureTypesByEnding: Readonly<Record<string, string>> = Object.fromEntries(
  pictureKinds.flatMap(({ endings, type }) => endings.map((ending) => [ending, type])),
)

/** The name under which a file is offered, with one of the endings of its kind. */
export const attachmentName = (name: string, endings: ReadonlyArray<string> = []): string => {
  const line = resumeName(oneLine(name, 200).replaceAll(/[/\\]/gu, '_') || 'file')
  const hasEnding = endings.some((ending) => line.toLowerCase().endsWith(ending))
  return hasEnding ? line : `${line}${endings[0] ?? ''}`
}
