import type { ComponentProps } from 'react'
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts'
import { AnnouncedContext } from './field-control.ts'

interface AnnouncedFieldsProps extends ComponentProps<'div'> {
  /** Announced instead of the single errors; each field is still described by its own. */
  summary: string | undefined
}

/** Wraps the fields of a form and announces several errors as one sentence. */
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
