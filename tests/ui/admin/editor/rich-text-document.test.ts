import * as fc from 'fast-check'
import { EditorState, NodeSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { normalized } from '#domain/rich-text/normalized.ts'
import { plainText } from '#domain/rich-text/plain-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { bodyOf, copiedOf } from '#ui/admin/editor/fields/rich-text/body-of.ts'
import { editorDocumentOf, documentOfText } from '#ui/admin/editor/fields/rich-text/document-of.ts'
import { nodeTypes } from '#ui/admin/editor/fields/rich-text/schema.ts'
import { behindPicture } from '#ui/admin/editor/fields/rich-text/toolbar/commands.ts'
import { arbitraryRichText } from '#tests/contracts/content/arbitrary-rich-text.ts'

const noUploads = () => ''

it('[R11] reads an opened text back from the editor unchanged', () => {
  fc.assert(
    fc.property(arbitraryRichText, (text) => {
      const document = editorDocumentOf(normalized(text))
      document.check()
      expect(bodyOf(document, noUploads)).toEqual(normalized(text))
    }),
  )
})

it('[R4] keeps the spaces at the end of a plain text while it is typed', () => {
  expect(documentOfText('one \n\n').textContent).toBe('one ')
  expect(documentOfText('one\ntwo\n\nthree').childCount).toBe(2)
  expect(plainText(bodyOf(documentOfText('one\ntwo\n\nthree '), noUploads))).toBe('one\ntwo\n\nthree')
})

it('[R7] leaves out a picture until it has an address', () => {
  const document = nodeTypes.doc.create(null, [nodeTypes.picture.create({ upload: 1, alt: 'A crane' })])
  expect(bodyOf(document, noUploads)).toEqual({ blocks: [] })
  expect(bodyOf(document, (upload) => `/media/${upload}.webp`).blocks).toEqual([
    { type: 'picture', address: '/media/1.webp', alt: 'A crane' },
  ])
})

it('[R7] copies a picture that was uploaded here with its address', () => {
  const pictures = [1, 2].map((upload) => nodeTypes.picture.create({ upload, caption: 'Hidd' }))
  const document = nodeTypes.doc.create(null, [...documentOfText('one').children, ...pictures])
  const part = document.slice(1, document.content.size)
  const copied = copiedOf(part, (upload) => (upload === 1 ? '/media/1.webp' : ''))
  expect([copied.openStart, copied.openEnd]).toEqual([part.openStart, part.openEnd])
  expect(copied.content.content.map(({ attrs }) => attrs)).toEqual([
    {},
    { ...pictures[0]?.attrs, address: '/media/1.webp' },
    pictures[1]?.attrs,
  ])
})

it('[D7] inserts behind a selected picture instead of replacing it', () => {
  const picture = nodeTypes.picture.create({ upload: 1 })
  const doc = nodeTypes.doc.create(null, [...documentOfText('one').children, picture])
  const selection = NodeSelection.create(doc, doc.content.size - 1)
  const selected = EditorState.create({ doc, selection })
  const typed = selected.apply(behindPicture(selected).insertText('two'))
  expect(typed.doc.toString()).toBe('doc(paragraph("one"), picture, paragraph("two"))')
  const both = selected.apply(behindPicture(selected).replaceSelectionWith(picture))
  expect(both.doc.toString()).toBe('doc(paragraph("one"), picture, picture)')
})

it('moves list entries of a third level up to the second', () => {
  const entry = (text: string, ...inner: ReadonlyArray<ReturnType<typeof list>>) =>
    nodeTypes.entry.create(null, [...documentOfText(text).children, ...inner])
  const list = (...entries: ReadonlyArray<ReturnType<typeof nodeTypes.entry.create>>) =>
    nodeTypes.list.create(null, entries)
  const document = nodeTypes.doc.create(null, [list(entry('one', list(entry('two', list(entry('three'))))))])
  const items: RichText['blocks'] = [
    {
      type: 'list',
      ordered: false,
      items: [
        {
          text: [{ text: 'one' }],
          list: { ordered: false, items: [{ text: [{ text: 'two' }] }, { text: [{ text: 'three' }] }] },
        },
      ],
    },
  ]
  expect(bodyOf(document, noUploads).blocks).toEqual(items)
})
