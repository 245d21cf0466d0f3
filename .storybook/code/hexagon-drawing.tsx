import { useId } from 'react'
import type { Hexagon } from './hexagon.ts'
import { ArrowTip } from '../arrow-tip.tsx'
import * as styles from './code.css.ts'

const box = { width: 150, height: 46 } as const
const half = { width: 640, height: 430 } as const
const inner = ['domain', 'ports']

interface Place {
  readonly x: number
  readonly y: number
}

/** Places domain and ports in the middle, and the other folders around them. */
const placesOf = (folders: ReadonlyArray<string>): ReadonlyMap<string, Place> => {
  const around = folders.filter((name) => !inner.includes(name)).toSorted()
  return new Map([
    ['domain', { x: 0, y: -50 }],
    ['ports', { x: 0, y: 50 }],
    ...around.map((name, at): readonly [string, Place] => {
      const turn = (at / around.length) * 2 * Math.PI - Math.PI / 2
      return [name, { x: Math.cos(turn) * (half.width - 90), y: Math.sin(turn) * (half.height - 40) }]
    }),
  ])
}

/** The point where a line from `from` meets the box at `to`. */
const edgeOf = (from: Place, to: Place): Place => {
  const [x, y] = [from.x - to.x, from.y - to.y]
  const scale = Math.min(box.width / 2 / Math.abs(x || 1), box.height / 2 / Math.abs(y || 1))
  return { x: to.x + x * scale, y: to.y + y * scale }
}

const outline = Array.from({ length: 6 }, (_, at) => {
  const turn = (at / 6) * 2 * Math.PI
  return `${Math.cos(turn) * 260},${Math.sin(turn) * 190}`
}).join(' ')

/** Draws the folders and arrows for their imports; more imports make a thicker arrow. */
export function HexagonDrawing({ folders, edges }: Pick<Hexagon, 'folders' | 'edges'>) {
  const marker = useId()
  const places = placesOf(folders.map(({ name }) => name))
  return (
    <svg
      role="img"
      aria-label="Folders and the imports between them, as the table below has them"
      viewBox={`${-half.width} ${-half.height} ${half.width * 2} ${half.height * 2}`}
      className={styles.drawing}
    >
      <ArrowTip id={marker} className={styles.head} />
      <polygon points={outline} className={styles.outline} />
      {edges.map(({ from, to, count }) => {
        const [start, end] = [places.get(from), places.get(to)]
        if (start === undefined || end === undefined) return null
        const tip = edgeOf(start, end)
        return (
          <path
            key={`${from} ${to}`}
            d={`M${start.x} ${start.y}L${tip.x} ${tip.y}`}
            strokeWidth={1 + Math.log10(count)}
            markerEnd={`url(#${marker})`}
            className={inner.includes(to) ? styles.arrow.inward : styles.arrow.between}
          />
        )
      })}
      {folders.map(({ name, files }) => {
        const { x = 0, y = 0 } = places.get(name) ?? {}
        return (
          <g key={name} transform={`translate(${x} ${y})`} textAnchor="middle">
            <rect
              x={-box.width / 2}
              y={-box.height / 2}
              width={box.width}
              height={box.height}
              rx="4"
              className={styles.folder}
            />
            <text y="-2" className={styles.label}>
              {name}
            </text>
            <text y="16" className={styles.count}>
              {files} files
            </text>
          </g>
        )
      })}
    </svg>
  )
}
