import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { Screen } from '#domain/access/screens.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { SaveBar } from '#ui/design/form/save-bar/save-bar.tsx'
import { useLeftList } from '../shell/navigation/left-lists.ts'
import { ScreenButton } from '../shell/navigation/screen-link.tsx'

export interface EditorBarProps {
  cancel: Screen
  /** The label of the save button. */
  label: string
  changed: boolean
  busy: boolean
}

export function EditorBar({ cancel, label, changed, busy }: EditorBarProps) {
  const words = useEditorWords().form
  return (
    <SaveBar note={changed && !busy ? words.unsaved : undefined}>
      <ScreenButton screen={cancel} {...useLeftList(cancel)} variant="ghost" size="sm">
        {words.cancel}
      </ScreenButton>
      <Button type="submit" size="sm" busy={busy} busyLabel={words.saving}>
        {label}
      </Button>
    </SaveBar>
  )
}
