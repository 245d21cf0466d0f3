/** How a catalogue names a stored value; the value itself if it has no name there. */
export const nameOf = (names: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(names, value) ? names[value] : undefined) ?? value
