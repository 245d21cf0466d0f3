import { useId } from 'react'
import type { Region, Exit } from './chart.ts'
import { arrowsOf, boxesOf, extentOf, size, type Box } from './layout.ts'
import { ArrowTip } from '../arrow-tip.tsx'
import * as styles from './statecharts.css.ts'

const lineOf = ({ event, guard, targets }: Exit, ids: ReadonlySet<string>) => {
  const elsewhere = targets.filter((target) => !ids.has(target)).map((target) => ` → ${target}`)
  return `${event}${guard === undefined ? '' : ` [${guard}]`}${elsewhere.join('')}`
}

/** Draws a region of a chart: its states and transitions. */
export function RegionChart({ region, active }: { region: Region; active: ReadonlySet<string> }) {
  const marker = useId()
  const boxes = boxesOf(region)
  const { width, height } = extentOf(boxes)
  const ids = new Set(boxes.map(({ id }) => id))
  const now = region.states.filter(({ id }) => active.has(id)).map(({ name }) => name)
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={`The chart of ${region.id}`}>
      <svg
        role="img"
        aria-label={`${region.id}: ${region.states.length} states, now ${now.join() || 'none of them'}`}
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        width={width}
        height={height}
        className={styles.chart}
      >
        <defs>
          <ArrowTip id={marker} className={styles.arrowHead} />
        </defs>
        {arrowsOf(boxes).map(({ path, from }) => (
          <path
            key={path}
            d={path}
            markerEnd={`url(#${marker})`}
            className={active.has(from) ? styles.arrow.active : styles.arrow.resting}
          />
        ))}
        {boxes.map((box) => (
          <StateBox key={`${box.kind} ${box.id}`} box={box} ids={ids} isActive={active.has(box.id)} />
        ))}
      </svg>
    </div>
  )
}

function StateBox({ box, ids, isActive }: { box: Box; ids: ReadonlySet<string>; isActive: boolean }) {
  const { x, y, height, title, exits, kind } = box
  const look = kind === 'state' && isActive ? 'active' : kind
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={size.width} height={height} rx="4" className={styles.box[look]} />
      <text x="10" y="20" className={styles.name[look]}>
        {title}
      </text>
      {exits.map((exit, row) => (
        <text
          key={`${exit.event} ${exit.guard} ${exit.targets.join()}`}
          x="10"
          y={size.header + row * size.row + 15}
          className={styles.exit[look]}
        >
          {lineOf(exit, ids)}
        </text>
      ))}
    </g>
  )
}
