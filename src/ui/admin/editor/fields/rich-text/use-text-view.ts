import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NodeSelection, TextSelection, EditorState, type Transaction } from 'prosemirror-state'
import { EditorView, type NodeView } from 'prosemirror-view'
import type { Node, Slice } from 'prosemirror-model'
import { isSame } from '#domain/content/merge/is-same.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { bodyOf, copiedOf, pictureAttributesOf } from './body-of.ts'
import { behindPicture, formatOf, type Format } from './toolbar/commands.ts'
import { editorDocumentOf, documentOfText } from './document-of.ts'
import { insertPasted, type LeftOut, type StartUpload } from './paste/insert-pasted.ts'
import { directionsIn, pluginsOf, type KeyActions } from './plugins.ts'
import { nodeTypes } from './schema.ts'
import type { TextUploads } from './pictures/use-text-uploads.ts'

/** A formatted text, or a plain one as it was typed. */
export type TextValue = RichText | string

const bodyFrom = (value: TextValue): RichText => (typeof value === 'string' ? fromText(value) : value)
const documentFrom = (value: TextValue): Node =>
  typeof value === 'string' ? documentOfText(value) : editorDocumentOf(value)

/** A picture of the document, and the element that its component is drawn into. */
export interface PicturePlace {
  readonly key: string
  readonly element: HTMLElement
  readonly node: Node
  readonly isSelected: boolean
  /** `undefined` once it is no longer in the document. */
  readonly position: () => number | undefined
}

export interface TextViewOptions extends KeyActions {
  readonly value: TextValue
  readonly uploads: TextUploads
  readonly start: StartUpload
  /** Where the caret was in the text area that this replaces; `undefined` if it was elsewhere. */
  readonly caret: number | undefined
  readonly onChange: (body: RichText) => void
  readonly onInserted: (view: EditorView, leftOut: LeftOut) => void
  /** Called after each change of the state; `before` is set if the format may have changed by more than the caret. */
  readonly onState: (view: EditorView, before?: Format) => void
  readonly onBlur: () => void
}

/** A view of the editor library in an element that React draws. */
export const useTextView = (options: TextViewOptions) => {
  const { value, uploads } = options
  const element = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The content of the document when it was last written or read. */
  const known = useRef(bodyFrom(value))
  /** Contents that were passed to `onChange` and are not yet the value of the form. */
  const sent = useRef<ReadonlyArray<RichText>>([])
  const drawn = useRef(0)
  const [pictures, setPictures] = useState<ReadonlyArray<PicturePlace>>([])

  const addressOf = (upload: number) => uploads.get(upload)?.address ?? ''
  const tell = (document: Node) => {
    const body = bodyOf(document, addressOf)
    if (isSame(body, known.current)) return
    known.current = body
    sent.current = [...sent.current, body]
    options.onChange(body)
  }
  const apply = useEffectEvent((current: EditorView, change: Transaction) => {
    // A form is disabled while it is saved.
    if (change.docChanged && current.dom.closest('fieldset:disabled') !== null)
      return current.updateState(current.state)
    const before = formatOf(current.state)
    current.updateState(current.state.apply(change))
    if (change.docChanged) tell(current.state.doc)
    options.onState(current, change.docChanged || change.storedMarksSet ? before : undefined)
  })
  const take = useEffectEvent((current: EditorView, data: DataTransfer | null) => {
    if (data !== null) options.onInserted(current, insertPasted(current, data, options.start))
  })
  const copied = useEffectEvent((part: Slice) => copiedOf(part, addressOf))
  const actions = useEffectEvent((name: keyof KeyActions) => options[name]())
  const showState = useEffectEvent((current: EditorView) => options.onState(current))
  const leave = useEffectEvent(() => options.onBlur())
  const initial = useEffectEvent(() => documentFrom(value))
  const caret = useEffectEvent(() => options.caret)

  const pictureView = (node: Node, _: EditorView, position: () => number | undefined): NodeView => {
    const figure = document.createElement('figure')
    const change = (part: Partial<PicturePlace>) =>
      setPictures((places) =>
        places.map((place) => (place.element === figure ? { ...place, ...part } : place)),
      )
    drawn.current++
    const added = { key: String(drawn.current), element: figure, node, isSelected: false, position }
    setPictures((places) => [...places, added])
    return {
      dom: figure,
      update: (updated) => {
        if (updated.type !== nodeTypes.picture) return false
        change({ node: updated })
        return true
      },
      selectNode: () => change({ isSelected: true }),
      deselectNode: () => change({ isSelected: false }),
      // Its fields handle what happens in them.
      stopEvent: ({ target }) => target instanceof Element && target.closest('input, button, label') !== null,
      ignoreMutation: () => true,
      destroy: () => setPictures((places) => places.filter((place) => place.element !== figure)),
    }
  }
  const viewOf = useEffectEvent(pictureView)

  // Before the browser paints, so that the text is never missing.
  useLayoutEffect(() => {
    if (element.current === null) return
    const created = new EditorView(
      { mount: element.current },
      {
        state: EditorState.create({
          doc: initial(),
          plugins: [
            ...pluginsOf({
              openLink: () => actions('openLink'),
              focusToolbar: () => actions('focusToolbar'),
            }),
          ],
        }),
        decorations: directionsIn,
        nodeViews: { picture: (node, current, position) => viewOf(node, current, position) },
        transformCopied: (part) => copied(part),
        handleTextInput: (current, _from, _to, text) => {
          if (!(current.state.selection instanceof NodeSelection)) return false
          current.dispatch(behindPicture(current.state).insertText(text).scrollIntoView())
          return true
        },
        dispatchTransaction: (change) => apply(created, change),
        handleDOMEvents: {
          // The library's own reader would parse what comes from outside without our policy.
          paste: (current, event) => {
            event.preventDefault()
            take(current, event.clipboardData)
            return true
          },
          drop: (current, event) => {
            if (current.dragging !== null) return false
            event.preventDefault()
            const place = current.posAtCoords({ left: event.clientX, top: event.clientY })
            const { doc, tr } = current.state
            if (place !== null) current.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
            current.focus()
            take(current, event.dataTransfer)
            return true
          },
          focus: (current) => showState(current),
          blur: () => leave(),
        },
      },
    )
    view.current = created
    showState(created)
    const typedTo = caret()
    if (typedTo !== undefined) {
      const { doc, tr } = created.state
      created.dispatch(tr.setSelection(TextSelection.near(doc.resolve(positionOf(doc, typedTo)), -1)))
      created.focus()
    }
    return () => {
      view.current = null
      created.destroy()
    }
  }, [])

  // A version that was chosen replaces the text.
  const follow = useEffectEvent(() => {
    const current = view.current
    if (current === null) return
    const body = bodyFrom(value)
    const at = sent.current.findIndex((each) => isSame(each, body))
    sent.current = sent.current.slice(at + 1)
    if (at !== -1 || isSame(body, known.current)) return tell(current.state.doc)
    known.current = body
    sent.current = []
    current.updateState(EditorState.create({ doc: documentFrom(value), plugins: current.state.plugins }))
    options.onState(current)
  })
  useEffect(() => follow(), [value])

  // A stored picture gives the text its address. The value may be older than the text by then.
  const readAddresses = useEffectEvent(() => view.current && tell(view.current.state.doc))
  useEffect(() => void readAddresses(), [uploads])

  return { element, view, pictures }
}

/** The position of a character of a plain text in its document. */
const positionOf = (document: Node, offset: number): number => {
  let [position, left] = [1, offset]
  document.forEach((node, start) => {
    if (left < 0) return
    position = start + 1 + Math.min(left, node.content.size)
    // An empty line is between paragraphs.
    left -= node.content.size + 2
  })
  return position
}

/** Whether pictures of a document are still being stored, or could not be. */
export const unfinishedIn = (document: Node, uploads: TextUploads): 'uploading' | 'failed' | undefined => {
  const states = document.children.flatMap((node) => {
    if (node.type !== nodeTypes.picture || pictureAttributesOf(node).address !== '') return []
    return uploads.get(pictureAttributesOf(node).upload)?.upload?.state ?? []
  })
  return states.find((state) => state === 'failed') ?? states[0]
}
