import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { hasWords } from '#domain/content/list/search-text.ts'
import type { AnswerTemplate } from '#domain/desk/answer-template.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import type { MailThreadProps } from './mail-thread-props.ts'
import * as styles from './thread.css.ts'

interface TemplatePickerProps extends MailThreadProps {
  onPick: (template: AnswerTemplate) => void
  onClose: () => void
}

/** The templates for a mail: typing filters them, the arrows move, Enter inserts, Escape goes back. */
export function TemplatePicker({ kind, mail, onPick, onClose }: TemplatePickerProps) {
  const { templates } = useThreads()
  const { value: known, failure, fetch } = useReading(templates)
  const wording = useFailureWords().templates
  const { templates: words } = useThreadWords()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const offers = ['any', kind === 'profiles' ? 'applications' : mail.type]
  const shown = (known ?? []).filter(
    ({ name, offeredFor }) => offers.includes(offeredFor) && hasWords(name, search),
  )

  useEffect(() => {
    fetch()
    input.current?.focus()
  }, [fetch])

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = shown[active]
    if (step !== 0) setActive(Math.max(0, Math.min(shown.length - 1, active + step)))
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && chosen !== undefined) onPick(chosen)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div className={styles.picker}>
      <TextInput
        ref={input}
        role="combobox"
        aria-expanded
        aria-controls="templates"
        aria-activedescendant={shown[active] && `template-${shown[active].id}`}
        aria-label={words.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div role="listbox" id="templates" aria-label={words.open}>
        {shown.map((template, index) => (
          <button
            key={template.id}
            type="button"
            role="option"
            id={`template-${template.id}`}
            aria-selected={index === active}
            tabIndex={-1}
            dir="auto"
            onClick={() => onPick(template)}
            className={styles.option}
          >
            {template.name}
          </button>
        ))}
      </div>
      {known !== undefined && shown.length === 0 && <p className={styles.hint}>{words.none}</p>}
      {known === undefined && failure !== null && (
        <NotFetched wording={wording} failure={failure} onRetry={fetch} />
      )}
    </div>
  )
}
