import { cleanup, render } from '@testing-library/react'
import type { EditorView } from 'prosemirror-view'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { TextUpload, TextUploads } from '#ui/admin/editor/fields/rich-text/pictures/use-text-uploads.ts'
import { nodeTypes } from '#ui/admin/editor/fields/rich-text/schema.ts'
import { useTextView, type TextValue } from '#ui/admin/editor/fields/rich-text/use-text-view.ts'

afterEach(cleanup)

const ignore = () => {}

interface TextProps {
  uploads: TextUploads
  /** Called in the moment between a rendering and its effects, in which a browser may send events. */
  onRendered: (view: EditorView) => void
  onChange: (value: TextValue) => void
}

function Text({ uploads, onRendered, onChange }: TextProps) {
  const [value, setValue] = useState<TextValue>('Start')
  const { element, view } = useTextView({
    value,
    uploads,
    start: () => 0,
    caret: undefined,
    onChange: (body) => {
      setValue(body)
      onChange(body)
    },
    onInserted: ignore,
    onState: ignore,
    onBlur: ignore,
    openLink: ignore,
    focusToolbar: ignore,
  })
  useLayoutEffect(() => {
    if (view.current) onRendered(view.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each rendering with other uploads
  }, [uploads])
  return <div ref={element} />
}

const insert = (upload: number) => (view: EditorView) =>
  view.dispatch(view.state.tr.insert(0, nodeTypes.picture.create({ upload })))

const file = new File([], 'picture.jpg')
const sending: TextUpload = { file, address: '', upload: { state: 'uploading', progress: 0 } }
const stored = (name: string): TextUpload => ({ file, address: `/media/${name}.webp`, upload: undefined })

it('[D7] keeps a picture that is pasted when another one has just been stored', () => {
  const bodies: Array<TextValue> = []
  const show = (uploads: ReadonlyArray<[number, TextUpload]>, onRendered: (view: EditorView) => void) => (
    <Text uploads={new Map(uploads)} onRendered={onRendered} onChange={(body) => bodies.push(body)} />
  )
  const { container, rerender } = render(show([[1, sending]], insert(1)))
  rerender(show([[1, stored('one')]], insert(2)))
  expect(container.querySelectorAll('figure')).toHaveLength(2)
  const both: ReadonlyArray<[number, TextUpload]> = [
    [1, stored('one')],
    [2, stored('two')],
  ]
  rerender(show(both, ignore))
  expect(bodies.at(-1)).toMatchObject({
    blocks: [{ address: '/media/two.webp' }, { address: '/media/one.webp' }, { type: 'paragraph' }],
  })
})
