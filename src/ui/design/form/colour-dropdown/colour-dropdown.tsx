import { type ComponentProps, useId, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as control from '../field/control.css.ts'
import { useFieldGroup } from '../field/field-control.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import * as styles from './colour-dropdown.css.ts'
import { useListbox } from './use-listbox.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

export interface ColourOption {
  name: string
  /** `#rrggbb`. */
  value: string
}

interface ColourDropdownProps extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly ColourOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** A choice among named colours. A value that is not among the options is shown as it is. */
export function ColourDropdown(props: ColourDropdownProps) {
  const { options, value, defaultValue = '', onChange, name, className, ...rest } = props
  const field = useFieldGroup()
  const { chooseColour } = useDesignWords()
  const listId = useId()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const chosen = options.findIndex((option) => option.value.toLowerCase() === current.toLowerCase())
  const list = useListbox({
    names: options.map((option) => option.name),
    chosen,
    onChoose: (index) => {
      const next = options[index]?.value ?? current
      setOwn(next)
      onChange?.(next)
    },
  })
  return (
    <div className={classNames(styles.dropdown, className)}>
      {name && <input type="hidden" name={name} value={current} />}
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={list.open}
        aria-controls={list.open ? listId : undefined}
        aria-activedescendant={list.open ? `${listId}-${list.active}` : undefined}
        {...field}
        {...rest}
        onKeyDown={list.onKeyDown}
        onClick={() => (list.open ? list.hide() : list.show(chosen))}
        onBlur={list.hide}
        className={classNames(control.control, styles.trigger)}
      >
        {current ? (
          <>
            <span className={styles.swatch} style={{ background: current }} />
            {options[chosen]?.name ?? current}
          </>
        ) : (
          <span className={styles.placeholder}>{chooseColour}</span>
        )}
        <Icon name="chevron-down" className={styles.atEnd} />
      </button>
      {list.open && (
        <div
          role="listbox"
          id={listId}
          aria-label={rest['aria-label']}
          aria-labelledby={field?.['aria-labelledby']}
          // Keeps the focus on the button, whose blur would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          className={styles.menu}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button keeps the focus and handles the keys
            <div
              key={option.value}
              role="option"
              tabIndex={-1}
              id={`${listId}-${index}`}
              aria-selected={index === chosen}
              onPointerMove={() => list.setActive(index)}
              onClick={() => list.choose(index)}
              className={classNames(styles.option, index === list.active && styles.active)}
            >
              <span className={styles.swatch} style={{ background: option.value }} />
              <span>{option.name}</span>
              <span dir="ltr" className={styles.value}>
                {option.value}
              </span>
              {index === chosen && <Icon name="check" size="sm" className={styles.atEnd} />}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
