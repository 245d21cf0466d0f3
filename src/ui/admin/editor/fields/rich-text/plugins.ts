import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { directionOf } from '#domain/content/item/is-arabic.ts'
import { deeper, higher, plainAtStart, redo, toggleEmphasis, toggleStrong, undo } from './toolbar/commands.ts'
import { nodeTypes } from './schema.ts'

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/u, nodeTypes.heading, ([, signs = '']) => ({ level: signs.length })),
    textblockTypeInputRule(/^>\s$/u, nodeTypes.quote),
    wrappingInputRule(/^[-*]\s$/u, nodeTypes.list, { ordered: false }),
    wrappingInputRule(/^[1١][.)]\s$/u, nodeTypes.list, { ordered: true }),
  ],
})

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeTypes.lineBreak.create(), true).scrollIntoView())
  return true
}

export interface KeyActions {
  readonly openLink: () => void
  readonly focusToolbar: () => void
}

const act = (action: () => void) => () => {
  action()
  return true
}

export const pluginsOf = ({ openLink, focusToolbar }: KeyActions): ReadonlyArray<Plugin> => [
  history(),
  rules,
  keymap({
    'Mod-b': toggleStrong,
    'Mod-i': toggleEmphasis,
    'Mod-Shift-k': act(openLink),
    'Mod-]': deeper,
    'Mod-[': higher,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Alt-F10': act(focusToolbar),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Enter: splitListItem(nodeTypes.entry),
    Backspace: chainCommands(undoInputRule, plainAtStart),
  }),
  keymap(baseKeymap),
  gapCursor(),
]

const hasLetters = /\p{L}/u

/** The direction of each block by its letters. One without letters has that of the text. */
export const directionsIn = ({ doc }: EditorState): DecorationSet => {
  const directions: Array<Decoration> = []
  doc.descendants((node, position) => {
    if (node.type === nodeTypes.entry || node.isInline) return node.type === nodeTypes.entry
    const isList = node.type === nodeTypes.list
    // A list with `auto` would not see the letters of entries that have a direction of their own.
    const dir = isList ? directionOf(node.textContent) : 'auto'
    if (hasLetters.test(node.textContent))
      directions.push(Decoration.node(position, position + node.nodeSize, { dir }))
    return isList
  })
  return DecorationSet.create(doc, directions)
}
