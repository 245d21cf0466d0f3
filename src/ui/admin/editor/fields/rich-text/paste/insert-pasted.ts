import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { ReactNode } from 'react'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { parsePasted } from '../../../parse-pasted.ts'
import { fileRefusal } from '../../file-refusal.tsx'
import { pictureAttributesOf } from '../body-of.ts'
import { blockNodes } from '../document-of.ts'
import { markupOf } from '../markup-of.ts'
import { nodeTypes } from '../schema.ts'
import { behindPicture } from '../toolbar/commands.ts'

/** Pasted content that could not be inserted. */
export interface LeftOut {
  /** Pictures that were not in the clipboard. */
  readonly pictures: number
  /** Why files were refused. */
  readonly refusals: ReadonlyArray<ReactNode>
  readonly isTooLong: boolean
}

const noneLeftOut: LeftOut = { pictures: 0, refusals: [], isTooLong: false }

/** Starts the upload of a picture and returns the id of the upload. */
export type StartUpload = (file: File) => number

/** Decodes a `data:` URL; `undefined` if it is not a picture. */
const fileOf = (address: string): File | undefined => {
  const [head = '', content = ''] = address.split(',', 2)
  const type = /^data:(image\/[a-z+.-]+);base64$/iu.exec(head)?.[1]
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0)
    return type === undefined ? undefined : new File([bytes], 'pasted-picture', { type })
  } catch {
    return undefined
  }
}

interface PastedNodes {
  readonly nodes: ReadonlyArray<Node>
  readonly leftOut: LeftOut
}

const picturesFrom = (files: ReadonlyArray<File>, start: StartUpload): PastedNodes => {
  const refusals = files.flatMap((file) => fileRefusal(file) ?? [])
  const accepted = files.filter((file) => fileRefusal(file) === undefined)
  return {
    nodes: accepted.map((file) => nodeTypes.picture.create({ upload: start(file) })),
    leftOut: { ...noneLeftOut, refusals },
  }
}

/** Converts blocks to nodes. Embedded pictures are uploaded, so that no `data:` URL stays. */
const placed = (text: RichText, pictures: number, start: StartUpload): PastedNodes => {
  const refusals: Array<ReactNode> = []
  let missing = pictures
  const nodes = blockNodes(text).content.flatMap((node) => {
    const { address, ...attributes } = pictureAttributesOf(node)
    if (node.type !== nodeTypes.picture || !/^data:/iu.test(address)) return [node]
    const file = fileOf(address)
    const refusal = file && fileRefusal(file)
    if (refusal !== undefined) refusals.push(refusal)
    else if (file === undefined) missing++
    else return [nodeTypes.picture.create({ ...attributes, upload: start(file) })]
    return []
  })
  return { nodes, leftOut: { ...noneLeftOut, pictures: missing, refusals } }
}

const placedFrom = (data: DataTransfer, start: StartUpload): PastedNodes => {
  const html = data.getData('text/html')
  const files = [...data.files]
  if (html !== '') {
    const read = fromMarkup(markupOf(parsePasted(html).documentElement))
    if (read === undefined) return { nodes: [], leftOut: { ...noneLeftOut, isTooLong: true } }
    // A copied picture also comes as HTML that only links to it.
    if (read.text.blocks.length > 0 || files.length === 0) return placed(read.text, read.leftOut, start)
  }
  const text = data.getData('text/plain')
  const hasPictures = files.some(({ type }) => type.startsWith('image/'))
  // Other files are refused, unless they came with the text that they hold.
  if (hasPictures || (files.length > 0 && text === '')) return picturesFrom(files, start)
  return placed(fromText(text), 0, start)
}

/** Inserts nodes at the selection, or behind a selected picture; a single paragraph continues the one around it. */
const insert = (view: EditorView, nodes: ReadonlyArray<Node>) => {
  if (nodes.length === 0) return
  const slice = Slice.maxOpen(Fragment.from(nodes))
  view.dispatch(
    behindPicture(view.state).replaceSelection(slice).scrollIntoView().setMeta('uiEvent', 'paste'),
  )
}

/** Inserts pasted or dropped data at the selection. */
export const insertPasted = (view: EditorView, data: DataTransfer, start: StartUpload): LeftOut => {
  const { nodes, leftOut } = placedFrom(data, start)
  insert(view, nodes)
  return leftOut
}
