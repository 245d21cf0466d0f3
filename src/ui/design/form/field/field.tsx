import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { classNames } from '../../style/class-names.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import * as styles from './field.css.ts'
import { AnnouncedContext, FieldContext } from './field-control.ts'

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  /** The control, or the group of controls, that the label names. */
  children: ReactNode
  hint?: ReactNode
  /** Above a control that is so tall that what stands below it is out of sight. */
  hintAbove?: boolean | undefined
  error?: ReactNode
  optional?: boolean | undefined
  optionalMark?: string | undefined
  /** The child is a group, such as radio buttons, rather than one control. */
  group?: boolean | undefined
  /** The id of the control; made up when absent. */
  controlId?: string | undefined
}

export function Field(props: FieldProps) {
  const {
    label,
    children,
    hint,
    hintAbove = false,
    error,
    optional,
    optionalMark = '(optional)',
    group,
    controlId,
    className,
    ...rest
  } = props
  const isAnnounced = use(AnnouncedContext)
  const base = useId()
  const id = controlId ?? base
  const labelId = `${id}-label`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = classNames(errorId, hintId) || undefined
  const hintText = hint && (
    <p id={hintId} className={hintAbove ? styles.hintAbove : styles.hint}>
      {hint}
    </p>
  )
  const Label = group ? 'span' : 'label'
  return (
    <FieldContext value={{ controlId: id, labelId, describedBy, invalid: Boolean(error) }}>
      <div {...rest} className={classNames(styles.field, hintAbove && styles.tall, className)}>
        <Label id={labelId} htmlFor={group ? undefined : id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> {optionalMark}</span>}
        </Label>
        {hintAbove && hintText}
        {children}
        {!hintAbove && hintText}
        {error && (
          <p id={errorId} role={isAnnounced ? undefined : 'alert'} className={styles.error}>
            <Icon name="circle-alert" className={styles.errorIcon} />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  )
}
