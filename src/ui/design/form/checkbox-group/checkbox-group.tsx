import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldContext, useFieldGroup } from '../field/field-control.ts'
import * as styles from './checkbox-group.css.ts'

interface CheckboxGroupProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  options: readonly { value: Value; label: ReactNode }[]
  value: ReadonlyArray<Value>
  onChange: (value: ReadonlyArray<Value>) => void
  /** What it means if nothing is ticked, such as “all places”. */
  none?: ReactNode
}

/** A choice of any number of a few options. Name it by a Field. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value, onChange, none, className, ...rest } = props
  const field = useFieldGroup()
  return (
    <div role="group" {...field} {...rest} className={classNames(styles.group, className)}>
      {/* Label and error belong to the group, and not to each box. */}
      <FieldContext value={null}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            aria-invalid={field?.['aria-invalid']}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...value, option.value]
                  : value.filter((other) => other !== option.value),
              )
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </FieldContext>
      {none !== undefined && value.length === 0 && <span className={styles.none}>{none}</span>}
    </div>
  )
}
