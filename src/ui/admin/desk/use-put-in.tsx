import { useRef, useState } from 'react'
import { placeholders } from '#domain/desk/placeholders.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import * as styles from './templates.css.ts'

/** What stands for a part that a person writes: between the braces, its name. */
const unnamedBlank = '{{?}}'

/** Buttons that insert placeholders at the caret of the text that had the focus last, at first that of `main`. */
export const usePutIn = (main: string, onChange: (tag: string, text: string) => void) => {
  const { templates: words } = useDeskWords()
  const areas = useRef(new Map<string, HTMLTextAreaElement>())
  const [last, setLast] = useState(main)
  const insert = (text: string) => {
    const area = areas.current.get(last)
    if (area === undefined) return
    area.focus()
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
    // Puts the caret where the name of the blank is typed.
    if (text === unnamedBlank) area.setSelectionRange(area.selectionEnd - 2, area.selectionEnd - 2)
    onChange(last, area.value)
  }
  return {
    of: (tag: string) => ({
      ref: (area: HTMLTextAreaElement | null) => {
        if (area !== null) areas.current.set(tag, area)
      },
      onFocus: () => setLast(tag),
    }),
    buttons: (
      <div role="group" aria-label={words.putIn} className={styles.putIn}>
        <span aria-hidden>{words.putIn}</span>
        {placeholders.map((name) => (
          <Button key={name} size="sm" variant="quiet" onClick={() => insert(`{{${name}}}`)}>
            {words.placeholders[name]}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={() => insert(unnamedBlank)}>
          {words.blank}
        </Button>
      </div>
    ),
  }
}
