import type { ComponentProps } from 'react'
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts'
import { AnnouncedContext } from './field-control.ts'

export interface AnnouncedFieldsProps extends ComponentProps<'div'> {
  /** Announced instead of each field's own error, by which the field is still described. */
  summary: string | undefined
}

/** Around the fields of a form of which several may be wrong at once. */
export function AnnouncedFields({ summary, children, ...rest }: AnnouncedFieldsProps) {
  return (
    <AnnouncedContext value={summary !== undefined}>
      <div {...rest}>
        {children}
        {summary !== undefined && (
          <p role="alert" className={visuallyHidden}>
            {summary}
          </p>
        )}
      </div>
    </AnnouncedContext>
  )
}
