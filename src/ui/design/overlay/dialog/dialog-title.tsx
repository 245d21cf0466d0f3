import { Description, Title } from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './dialog.css.ts'

/** The heading and accessible name of a dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Title>) {
  return <Title {...rest} className={classNames(styles.title, className)} />
}

export function DialogDescription({ className, ...rest }: ComponentProps<typeof Description>) {
  return <Description {...rest} className={classNames(styles.description, className)} />
}
