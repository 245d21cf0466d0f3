/**
 * The parts of a picture that may be dark enough for light words, as fractions of its width and height: under the words of a
 * slide, which stand at the left or, from right to left, at the right; and under the header, which lies further down the picture
 * where a wide screen cuts off more of its top.
 */
const parts = {
  l: { from: 0, to: 0.45, down: 1 },
  r: { from: 0.55, to: 1, down: 1 },
  t: { from: 0, to: 1, down: 1 / 6 },
  w: { from: 0, to: 1, down: 1 / 3 },
} as const

export type DarkPart = keyof typeof parts

/** So much of a part may be lighter: a star or a number on a chart makes no word unreadable. */
const marks = 0.02

/** The luminance of the ground on which the palest words, `#DDEBF0`, have the contrast of 4.5 that WCAG asks for. */
const darkest = 0.139

const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Of a picture in a few pixels, three bytes each, row by row. */
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

/** The parts over which light words are readable. */
export const darkParts = (pixels: Pixels): ReadonlyArray<DarkPart> =>
  (Object.keys(parts) as ReadonlyArray<DarkPart>).filter((name) => {
    const luminances = luminancesIn(pixels, parts[name])
    const light = luminances.filter((luminance) => luminance > darkest)
    return light.length <= luminances.length * marks
  })
