import * as styles from './format-toolbar.css.ts'

/** From Lucide (LICENSE-lucide.txt), as the icons of the design system; here, they load with the editor alone. */
const icons = {
  strong: ['M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8'],
  emphasis: ['M19 4h-9', 'M14 20H5', 'M15 4 9 20'],
  link: [
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
    'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  ],
  list: ['M3 5h.01', 'M3 12h.01', 'M3 19h.01', 'M8 5h13', 'M8 12h13', 'M8 19h13'],
  numbered: [
    'M11 5h10',
    'M11 12h10',
    'M11 19h10',
    'M4 4h1v5',
    'M4 9h2',
    'M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  ],
  deeper: ['M21 5H11', 'M21 12H11', 'M21 19H11', 'm3 8 4 4-4 4'],
  higher: ['M21 5H11', 'M21 12H11', 'M21 19H11', 'm7 8-4 4 4 4'],
  quote: ['M17 5H3', 'M21 12H8', 'M21 19H8', 'M3 12v7'],
  picture: [
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    'M7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
    'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  ],
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  redo: ['m15 14 5-5-5-5', 'M20 9H9.5a5.5 5.5 0 0 0 0 11H13'],
} as const

export type FormatIconName = keyof typeof icons

/** Letters look the same in both directions; everything else is mirrored. */
const fixed: ReadonlySet<FormatIconName> = new Set<FormatIconName>(['strong', 'emphasis', 'picture', 'link'])

export function FormatIcon({ name }: { name: FormatIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={fixed.has(name) ? styles.icon : styles.mirrored}
    >
      {icons[name].map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
