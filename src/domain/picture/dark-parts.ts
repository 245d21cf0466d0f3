/**
 * Parts of a picture that light text may cover, as fractions of its width and height: left and right for the text of a
 * slide in either direction; top and wide top for the header, which lies further down where a wide screen crops the
 * picture.
 */
const parts = {
  l: { from: 0, to: 0.45, down: 1 },
  r: { from: 0.55, to: 1, down: 1 },
  t: { from: 0, to: 1, down: 1 / 6 },
  w: { from: 0, to: 1, down: 1 / 3 },
} as const

export type DarkPart = keyof typeof parts

/** The fraction of a part that may be lighter, such as a star or a number on a chart. */
const lightShare = 0.02

/** The luminance on which the palest text, `#DDEBF0`, has the contrast of 4.5 that WCAG requires. */
const darkest = 0.139

const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** A picture scaled down to a few pixels, three bytes each, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

const luminancesIn = ({ width, height, rgb }: Pixels, { from, to, down }: (typeof parts)[DarkPart]) => {
  const found: Array<number> = []
  for (let y = 0; y < height * down; y++) {
    for (let x = Math.floor(from * width); x < to * width; x++) {
      const [red = 0, green = 0, blue = 0] = rgb.subarray((y * width + x) * 3)
      found.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    }
  }
  return found
}

/** The parts on which light text is readable. */
export const darkParts = (pixels: Pixels): ReadonlyArray<DarkPart> =>
  (Object.keys(parts) as ReadonlyArray<DarkPart>).filter((name) => {
    const luminances = luminancesIn(pixels, parts[name])
    const light = luminances.filter((luminance) => luminance > darkest)
    return light.length <= luminances.length * lightShare
  })
