import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './icon.css.ts'
import { icons, type IconSource } from './icons.ts'

export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconSource
  size?: (typeof iconSizes)[number] | undefined
}

const mirroredIcons: ReadonlySet<IconSource> = new Set<IconSource>([
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'reply',
  'log-out',
  'panel-right',
  'undo-2',
])

/** An outline icon, as decoration: the text beside it or the label of its button has its meaning. */
export function Icon({ name, size = 'lg', className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={classNames(
        styles.icon,
        styles.size[size],
        mirroredIcons.has(name) && styles.directional,
        className,
      )}
    >
      {(typeof name === 'string' ? icons[name] : name).map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
