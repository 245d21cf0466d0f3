import { type ComponentProps, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import { useDesignWords } from '../../words/use-design-words.ts'
import { Select } from '../select/select.tsx'
import * as styles from './colour-dropdown.css.ts'

export interface ColourOption {
  name: string
  /** `#rrggbb`. */
  value: string
}

interface ColourDropdownProps extends Omit<
  ComponentProps<typeof Select>,
  'children' | 'placeholder' | 'value' | 'defaultValue' | 'onChange'
> {
  options: readonly ColourOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** A choice among named colours. A value that is not among the options is shown as it is. */
export function ColourDropdown(props: ColourDropdownProps) {
  const { options, value, defaultValue = '', onChange, className, ...rest } = props
  const { chooseColour } = useDesignWords()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const chosen = options.find((option) => option.value.toLowerCase() === current.toLowerCase())
  return (
    <span className={classNames(styles.dropdown, className)}>
      <Select
        {...rest}
        placeholder={chooseColour}
        value={chosen?.value ?? current}
        onChange={({ target }) => {
          setOwn(target.value)
          onChange?.(target.value)
        }}
      >
        {chosen === undefined && current !== '' && <option value={current}>{current}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            className={styles.option}
            style={{ [styles.colour]: option.value }}
          >
            {option.name}
          </option>
        ))}
      </Select>
      {current !== '' && <span className={styles.chosen} style={{ background: current }} />}
    </span>
  )
}
