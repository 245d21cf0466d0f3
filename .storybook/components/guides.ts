import type { Guide } from '#ui/design/examples/guide.ts'

const modules = import.meta.glob<{ readonly guide: Guide }>('../../src/ui/design/*/*/*.guide.tsx', {
  eager: true,
})

const folderOf = (path: string) => path.split('/').at(-2) ?? ''

/** By the folder of the component. */
export const guides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(modules).map(([path, { guide }]) => [folderOf(path), guide]),
)

/** `Colour dropdown` for `colour-dropdown`. */
export const nameOf = (folder: string) =>
  folder === 'qr-code'
    ? 'QR code'
    : `${folder.charAt(0).toUpperCase()}${folder.slice(1).replaceAll('-', ' ')}`

/** The components that a component's guide names, and those whose guides name it. */
export const relatedTo = (folder: string): ReadonlyArray<string> => {
  const naming = Object.entries(guides).flatMap(([other, { instead }]) => (folder in instead ? [other] : []))
  return [...new Set([...Object.keys(guides[folder]?.instead ?? {}), ...naming])].toSorted()
}
