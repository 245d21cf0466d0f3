import { type ComponentProps, useId } from 'react'
import { classNames } from '../../style/class-names.ts'
import { useFieldGroup } from '../field/field-control.ts'
import * as styles from './segmented-radio-group.css.ts'

interface SegmentedRadioGroupProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  options: readonly { value: string; label: string; lang?: string; dir?: 'ltr' | 'rtl' }[]
  /** The form field name. */
  name?: string | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** A choice of two or three short options, side by side; stacked on a phone. Use a Select for more. */
export function SegmentedRadioGroup(props: SegmentedRadioGroupProps) {
  const { options, name, value, defaultValue, onChange, required, disabled, autoFocus, className, ...rest } =
    props
  const field = useFieldGroup()
  const ownName = useId()
  return (
    <div role="radiogroup" {...field} {...rest} className={classNames(styles.group, className)}>
      {options.map((option, at) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
            required={required}
            disabled={disabled}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form decides which field has the initial focus
            autoFocus={autoFocus && at === 0}
            className={styles.radio}
          />
          {option.lang === undefined ? (
            option.label
          ) : (
            <span lang={option.lang} dir={option.dir}>
              {option.label}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
