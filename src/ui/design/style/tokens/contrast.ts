const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const channels = (hex: string) =>
  (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255)

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two colours written `#rrggbb`, from 1 to 21. */
export function contrast(first: string, second: string) {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
