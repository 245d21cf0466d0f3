import { Button } from '#ui/design/button/button.tsx'
import { SaveBar } from '#ui/design/save-bar/save-bar.tsx'
import { ScreenButton } from '../screen-link.tsx'
import type { Section } from '../sections.ts'

export interface EditorBarProps {
  section: Section
  adding: boolean
  changed: boolean
  busy: boolean
}

export function EditorBar({ section, adding, changed, busy }: EditorBarProps) {
  return (
    <SaveBar note={changed && !busy ? 'Unsaved changes' : undefined}>
      <ScreenButton screen={section.screens[0]} variant="ghost" size="sm">
        Cancel
      </ScreenButton>
      <Button type="submit" size="sm" busy={busy} busyLabel="Saving...">
        {adding ? section.add : 'Save changes'}
      </Button>
    </SaveBar>
  )
}
