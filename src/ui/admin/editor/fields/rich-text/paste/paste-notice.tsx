import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { count } from '#domain/wording/counted.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import { undo } from '../toolbar/commands.ts'
import * as styles from '../formatted-text.css.ts'
import type { LeftOut } from './insert-pasted.ts'

/** The last pasted, dropped or chosen content. */
export interface Inserted {
  readonly view: EditorView
  /** The document right after it. */
  readonly doc: Node
  readonly leftOut: LeftOut
}

/** Says what was left out of a paste. It can be undone until something else is changed. */
export function PasteNotice({ inserted, onClose }: { inserted: Inserted; onClose: () => void }) {
  const { pasted: words } = useRichTextWords()
  const { view, doc, leftOut } = inserted
  const { pictures, refusals, isTooLong } = leftOut
  const sentences = [
    ...(pictures > 0 ? [count(words.leftOut, pictures)] : []),
    ...refusals,
    ...(isTooLong ? [words.tooLong] : []),
  ]
  if (sentences.length === 0) return null
  const isLast = view.state.doc === doc && !isTooLong
  return (
    <Notice className={styles.notice} onClose={onClose}>
      <div className={styles.said}>
        {sentences.map((sentence, at) => (
          <p key={at}>{sentence}</p>
        ))}
        {isLast && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              undo(view.state, view.dispatch)
              onClose()
              view.focus()
            }}
          >
            {words.undo}
          </Button>
        )}
      </div>
    </Notice>
  )
}
