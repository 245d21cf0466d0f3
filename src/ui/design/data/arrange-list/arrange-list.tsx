import { type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import type { Arrangeable } from './arrangeable.ts'
import * as styles from './arrange-list.css.ts'
import { useDrag } from './use-drag.ts'
import { fill, useDesignWords } from '../../words/use-design-words.ts'

interface ArrangeListProps {
  label: string
  items: ReadonlyArray<Arrangeable>
  onMove: (id: string, to: number) => void
  disabled?: boolean | undefined
}

/** A list that people put in order by dragging, by buttons or by arrow keys. Use a Table if the order is computed. */
export function ArrangeList({ label, items, onMove, disabled = false }: ArrangeListProps) {
  const words = useDesignWords()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, announce] = useState('')
  const move = ({ id, title, first, last }: Arrangeable, to: number) => {
    const place = Math.min(last, Math.max(first, to))
    if (disabled || items[place]?.id === id) return
    onMove(id, place)
    announce(fill(words.moved, { title, place: place + 1, count: items.length }))
  }
  const drag = useDrag(list, items, move)

  const press = (event: KeyboardEvent, item: Arrangeable, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: item.first, End: item.last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(item, to)
  }

  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list} {...drag.list}>
        {items.map((item, at) => (
          <li key={item.id} className={classNames(styles.item, drag.dragged === item.id && styles.dragged)}>
            <span
              className={classNames(styles.handle, item.first === item.last && styles.fixed)}
              {...(!disabled && drag.handle(item, at))}
            >
              <Icon name="grip-vertical" size="md" />
            </span>
            {item.picture && (
              <img {...item.picture} sizes="60px" alt="" draggable={false} className={styles.picture} />
            )}
            <span className={styles.text}>
              <b dir="auto" className={styles.title}>
                {item.title}
              </b>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </span>
            {(['up', 'down'] as const).map((direction) => {
              const to = direction === 'up' ? at - 1 : at + 1
              return (
                <IconButton
                  key={direction}
                  icon={`arrow-${direction}`}
                  label={words[direction === 'up' ? 'moveUp' : 'moveDown']}
                  aria-label={fill(words[direction === 'up' ? 'moveTitleUp' : 'moveTitleDown'], {
                    title: item.title,
                  })}
                  size="sm"
                  // `disabled` would drop the focus once the item reaches the end.
                  aria-disabled={disabled || to < item.first || to > item.last}
                  onClick={() => move(item, to)}
                  onKeyDown={(event) => press(event, item, at)}
                />
              )
            })}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
