export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly must: { readonly least: number } | { readonly most: number }
}

export const holds = ({ value, must }: Figure): boolean =>
  'least' in must ? value >= must.least : value <= must.most

/** Times depend on the machine, so the short versions do not check them. */
const isTiming = ({ unit }: Figure) => unit === 'ms' || unit === 'of the best'

/** The figures that break their promise, except timings. */
export const broken = (figures: ReadonlyArray<Figure>): ReadonlyArray<Figure> =>
  figures.filter((figure) => !isTiming(figure) && !holds(figure))

export const none = (what: string, value: number): Figure => ({ what, value, unit: '', must: { most: 0 } })

export const some = (what: string, value: number, least = 1): Figure => ({
  what,
  value,
  unit: '',
  must: { least },
})

export const within = (what: string, value: number, most: number): Figure => ({
  what,
  value,
  unit: 'ms',
  must: { most },
})

/** @param part From 0 to 1. */
export const quantile = (values: ReadonlyArray<number>, part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
