import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Tag } from '../../data/tag/tag.tsx'
import { Icon } from '../../layout/icon/icon.tsx'
import type { IconSource } from '../../layout/icon/icons.ts'
import { SearchInput } from '../../form/search-input/search-input.tsx'
import * as styles from './command-list.css.ts'

export interface Command {
  id: string
  label: string
  icon: IconSource
  /** A note beside the label. */
  note?: string | undefined
}

export interface CommandGroup {
  title: string
  commands: ReadonlyArray<Command>
}

interface CommandListProps {
  label: string
  value: string
  onType: (value: string) => void
  /** Empty groups are not shown. */
  groups: ReadonlyArray<CommandGroup>
  onChoose: (id: string) => void
  /** Announced below the list, for example the number of results. */
  status: string
}

/** A search field above grouped results, as in a command palette. Use a Select for a choice in a form. */
export function CommandList({ label, value, onType, groups, onChoose, status }: CommandListProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number>()
  const commands = groups.flatMap((group) => group.commands)
  const at = Math.min(active ?? 0, commands.length - 1)
  const optionId = (index: number) => `${name}${index}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const press = (event: KeyboardEvent) => {
    const chosen = commands[at]
    if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen.id)
    else if (event.key === 'ArrowDown') setActive(Math.min(at + 1, commands.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.place}>
      <SearchInput
        label={label}
        placeholder={label}
        value={value}
        role="combobox"
        aria-expanded={commands.length > 0}
        aria-controls={name}
        aria-autocomplete="list"
        // A screen reader reads the active option instead of the dialog that opens with the list.
        aria-activedescendant={active === undefined || at < 0 ? undefined : optionId(at)}
        autoComplete="off"
        spellCheck={false}
        size="md"
        className={styles.search}
        onChange={(event) => {
          setActive(0)
          onType(event.target.value)
        }}
        onKeyDown={press}
      />
      <div ref={list} id={name} role="listbox" aria-label={label} className={styles.list}>
        {groups.map(({ title, commands: own }) => {
          const before = own[0] === undefined ? 0 : commands.indexOf(own[0])
          return (
            own.length > 0 && (
              <div key={title} role="group" aria-label={title}>
                <p aria-hidden="true" className={styles.group}>
                  {title}
                </p>
                {own.map((command, index) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
                  <div
                    key={command.id}
                    id={optionId(before + index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={before + index === at}
                    className={styles.option}
                    onPointerMove={() => setActive(before + index)}
                    onClick={() => onChoose(command.id)}
                  >
                    <Icon name={command.icon} size="md" className={styles.icon} />
                    <span dir="auto" className={styles.label}>
                      {command.label}
                    </span>
                    {command.note && <Tag tone="outline">{command.note}</Tag>}
                  </div>
                ))}
              </div>
            )
          )
        })}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  )
}
