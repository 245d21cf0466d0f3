import type { Region, Exit } from './chart.ts'

export const size = { width: 250, header: 30, row: 22, gapAcross: 90, gapDown: 26 } as const

export interface Box {
  readonly id: string
  readonly title: string
  readonly exits: ReadonlyArray<Exit>
  readonly kind: 'state' | 'passed' | 'everywhere'
  readonly x: number
  readonly y: number
  readonly height: number
}

export interface Arrow {
  readonly path: string
  readonly from: string
}

const heightOf = (exits: ReadonlyArray<Exit>) =>
  size.header + exits.length * size.row + (exits.length > 0 ? 8 : 0)

/** Boxes in columns by depth; the shared transitions are above the first column. */
export const boxesOf = ({ id, states, everywhere }: Region): ReadonlyArray<Box> => {
  const ends = new Map<number, number>()
  const place = (depth: number, box: Pick<Box, 'id' | 'title' | 'exits' | 'kind'>): Box => {
    const y = ends.get(depth) ?? 0
    const height = heightOf(box.exits)
    ends.set(depth, y + height + size.gapDown)
    return { ...box, x: depth * (size.width + size.gapAcross), y, height }
  }
  return [
    ...(everywhere.length > 0
      ? [place(0, { id, title: 'in every state', exits: everywhere, kind: 'everywhere' })]
      : []),
    ...states.map(({ id: state, name, tags, exits, depth, isPassed }) => {
      const title = tags.length > 0 ? `${name} (${tags.join(', ')})` : name
      return place(depth, { id: state, title, exits, kind: isPassed ? 'passed' : 'state' })
    }),
  ]
}

const pathBetween = (from: Box, row: number, to: Box) => {
  const startY = from.y + size.header + row * size.row + size.row / 2
  const endY = to.y + size.header / 2
  const [right, targetRight] = [from.x + size.width, to.x + size.width]
  if (to.x > from.x) {
    const middle = (right + to.x) / 2
    return `M${right} ${startY}C${middle} ${startY} ${middle} ${endY} ${to.x} ${endY}`
  }
  if (to.x === from.x) {
    const out = right + size.gapAcross * 0.6
    return `M${right} ${startY}C${out} ${startY} ${out} ${endY} ${right} ${endY}`
  }
  const middle = (from.x + targetRight) / 2
  return `M${from.x} ${startY}C${middle} ${startY} ${middle} ${endY} ${targetRight} ${endY}`
}

/** Arrows from each transition to its target, within one region. */
export const arrowsOf = (boxes: ReadonlyArray<Box>): ReadonlyArray<Arrow> =>
  boxes.flatMap((from) =>
    from.exits.flatMap(({ targets }, row) =>
      targets.flatMap((target) => {
        const to = boxes.find(({ id }) => id === target)
        return to === undefined ? [] : [{ from: from.id, path: pathBetween(from, row, to) }]
      }),
    ),
  )

export const extentOf = (boxes: ReadonlyArray<Box>) => ({
  width: Math.max(...boxes.map(({ x }) => x)) + size.width + size.gapAcross,
  height: Math.max(...boxes.map(({ y, height }) => y + height)) + 2,
})
