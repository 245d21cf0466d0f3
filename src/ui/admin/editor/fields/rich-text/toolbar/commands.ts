import { setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import {
  AllSelection,
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { pictureAttributesOf, type PictureAttributes } from '../body-of.ts'
import { markTypes, nodeTypes } from '../schema.ts'

export const styleNames = ['paragraph', 'heading2', 'heading3'] as const

/** The style of a block, as the list of the toolbar names it. */
export type StyleName = (typeof styleNames)[number] | 'quote' | 'list' | 'numbered' | 'picture'

/** The format at the caret. */
export interface Format {
  readonly style: StyleName
  readonly strong: boolean
  readonly emphasis: boolean
  /** The address of the link around the caret. */
  readonly link: string | undefined
  /** The level of the list entry, from 1; 0 outside of lists. */
  readonly level: number
}

const listsAround = ({ selection: { $from } }: EditorState): ReadonlyArray<Node> =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter(
    ({ type }) => type === nodeTypes.list,
  )

const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean => {
  const { from, to, $from, empty } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

const linkAt = ({ selection: { $from, empty }, doc, selection }: EditorState): string | undefined => {
  const marks = empty
    ? [...$from.marks(), ...($from.nodeAfter?.marks ?? [])]
    : (doc.nodeAt(selection.from)?.marks ?? [])
  const href: unknown = markTypes.link.isInSet(marks)?.attrs['href']
  return typeof href === 'string' ? href : undefined
}

const styleOf = (state: EditorState): StyleName => {
  const { selection } = state
  const list = listsAround(state).at(-1)
  if (list !== undefined) return list.attrs['ordered'] === true ? 'numbered' : 'list'
  const { type, attrs } = selection instanceof NodeSelection ? selection.node : selection.$from.parent
  if (type === nodeTypes.heading) return attrs['level'] === 3 ? 'heading3' : 'heading2'
  if (type === nodeTypes.picture) return 'picture'
  return type === nodeTypes.quote ? 'quote' : 'paragraph'
}

/** With all texts selected where everything is, which begins outside of the blocks whose format is meant. */
export const inTexts = (state: EditorState): EditorState => {
  const { selection, doc, tr } = state
  if (!(selection instanceof AllSelection)) return state
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
}

export const formatOf = (shown: EditorState): Format => {
  const state = inTexts(shown)
  return {
    style: styleOf(state),
    strong: hasMark(state, markTypes.strong),
    emphasis: hasMark(state, markTypes.emphasis),
    link: linkAt(state),
    level: listsAround(state).length,
  }
}

/** Runs commands one after the other, each on what the former left. */
const inSequence =
  (...commands: ReadonlyArray<Command>): Command =>
  (state, dispatch, view) => {
    if (view === undefined) return commands.some((command) => command(state, dispatch))
    return commands
      .map((command) => command(view.state, dispatch && view.dispatch.bind(view), view))
      .includes(true)
  }

const outOfList: Command = (state, dispatch, view) =>
  listsAround(state).length > 0 && liftListItem(nodeTypes.entry)(state, dispatch, view)

/** Makes the selected blocks of one kind, outside of lists. */
const toBlock = (type: NodeType, attrs: Attrs | null = null): Command =>
  inSequence(outOfList, outOfList, setBlockType(type, attrs))

export const toStyle = (style: (typeof styleNames)[number]): Command =>
  style === 'paragraph'
    ? toBlock(nodeTypes.paragraph)
    : toBlock(nodeTypes.heading, { level: style === 'heading2' ? 2 : 3 })

export const toggleQuote: Command = (state, dispatch, view) =>
  (styleOf(state) === 'quote' ? toBlock(nodeTypes.paragraph) : toBlock(nodeTypes.quote))(
    state,
    dispatch,
    view,
  )

/** Begins or ends a list, or makes it one of the other kind. */
export const toggleList =
  (ordered: boolean): Command =>
  (state, dispatch, view) => {
    const list = listsAround(state).at(-1)
    if (list === undefined)
      return inSequence(setBlockType(nodeTypes.paragraph), wrapInList(nodeTypes.list, { ordered }))(
        state,
        dispatch,
        view,
      )
    if (list.attrs['ordered'] === ordered) return liftListItem(nodeTypes.entry)(state, dispatch, view)
    const { $from } = state.selection
    const depth = Array.from({ length: $from.depth + 1 }, (_, at) => at).findLast(
      (at) => $from.node(at) === list,
    )
    if (depth !== undefined) dispatch?.(state.tr.setNodeMarkup($from.before(depth), undefined, { ordered }))
    return true
  }

/** Lists have two levels. A new inner list is of the kind of the outer one. */
export const deeper: Command = (state, dispatch) => {
  const [outer, ...inner] = listsAround(state)
  if (outer === undefined || inner.length > 0) return false
  return sinkListItem(nodeTypes.entry)(
    state,
    dispatch &&
      ((change) => {
        const { $from } = change.selection
        const depth = $from.depth - 2
        if ($from.node(depth).childCount === 1)
          change.setNodeMarkup($from.before(depth), undefined, outer.attrs)
        dispatch(change)
      }),
  )
}

export const higher: Command = liftListItem(nodeTypes.entry)

export const toggleStrong: Command = toggleMark(markTypes.strong)
export const toggleEmphasis: Command = toggleMark(markTypes.emphasis)
export { redo, undo }

/** Where the link around the caret begins and ends, or else the selection. */
const linkRange = (state: EditorState): { readonly from: number; readonly to: number } => {
  const { $from, empty, from, to } = state.selection
  const href = linkAt(state)
  if (!empty || href === undefined) return { from, to }
  const { parent, parentOffset } = $from
  const start = $from.start()
  const isPart = (node: Node) => markTypes.link.isInSet(node.marks)?.attrs['href'] === href
  let [begin, end, offset] = [parentOffset, parentOffset, 0]
  let isOpen = false
  for (const child of parent.children) {
    const after = offset + child.nodeSize
    if (isPart(child)) {
      if (!isOpen) begin = offset
      end = after
    } else if (offset >= parentOffset) break
    isOpen = isPart(child)
    offset = after
  }
  return { from: start + begin, to: start + end }
}

/** Links the selected words, or changes the link around the caret; without either, the title is written. */
export const setLink =
  (href: string | undefined, title: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const { tr } = state
    if (href === undefined) tr.removeMark(from, to, markTypes.link)
    else if (from === to)
      tr.replaceSelectionWith(state.schema.text(title, [markTypes.link.create({ href })]), false)
    else tr.removeMark(from, to, markTypes.link).addMark(from, to, markTypes.link.create({ href }))
    dispatch?.(tr.removeStoredMark(markTypes.link).scrollIntoView())
    return true
  }

/** Inserts a stored picture and selects it. In the place of a selected one, the caption stays. */
export const setPicture =
  (chosen: Pick<PictureAttributes, 'address' | 'alt' | 'decorative'>): Command =>
  (state, dispatch) => {
    const { selection, tr } = state
    const former = selection instanceof NodeSelection && selection.node.type === nodeTypes.picture
    const caption = former ? pictureAttributesOf(selection.node).caption : ''
    const picture = nodeTypes.picture.create({ ...chosen, caption })
    tr.replaceSelectionWith(picture)
    tr.doc.forEach((node, at) => {
      if (node === picture) tr.setSelection(NodeSelection.create(tr.doc, at))
    })
    dispatch?.(tr.scrollIntoView())
    return true
  }

/**
 * Begins a change with the caret in a new paragraph behind a selected picture: one at the end of a text is selected once
 * it is inserted, and what is typed or pasted next would replace it.
 */
export const behindPicture = ({ selection, tr }: EditorState): Transaction => {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodeTypes.picture) return tr
  tr.insert(selection.to, nodeTypes.paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1))
}

/** At the start of a heading or a quote, Backspace makes it a paragraph. */
export const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const isStart = empty && $from.parentOffset === 0
  return (
    isStart &&
    [nodeTypes.heading, nodeTypes.quote].includes($from.parent.type) &&
    setBlockType(nodeTypes.paragraph)(state, dispatch)
  )
}
