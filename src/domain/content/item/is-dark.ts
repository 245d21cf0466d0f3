/** Whether a colour `#rrggbb` needs white text: its luma is under 120 of 255. */
export const isDark = (colour: string): boolean => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) < 120
}
