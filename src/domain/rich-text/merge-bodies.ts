import { isSame } from '../content/merge/is-same.ts'
import { sequenceDifference } from '../history/sequence-difference.ts'
import type { Block, RichText } from './rich-text.ts'

type Blocks = ReadonlyArray<Block>

export interface MergedBody {
  /** The changes of both; where both changed the same blocks, mine. */
  readonly mine: RichText
  /** The changes of both; where both changed the same blocks, theirs. */
  readonly theirs: RichText
  readonly collides: boolean
}

/** Merges two changes of a formatted text by stretches of blocks. */
export const mergeBodies = (base: RichText, mine: RichText, theirs: RichText): MergedBody => {
  const stretches = stretchesOf(base.blocks, mine.blocks, theirs.blocks).map(merged)
  return {
    mine: { blocks: stretches.flatMap((stretch) => stretch.mine) },
    theirs: { blocks: stretches.flatMap((stretch) => stretch.theirs) },
    collides: stretches.some((stretch) => stretch.collides),
  }
}

interface Stretch {
  readonly base: Blocks
  readonly mine: Blocks
  readonly theirs: Blocks
}

const merged = ({ base, mine, theirs }: Stretch) => {
  if (isSame(theirs, base) || isSame(theirs, mine)) return { mine, theirs: mine, collides: false }
  if (isSame(mine, base)) return { mine: theirs, theirs, collides: false }
  return { mine, theirs, collides: true }
}

/** Parts the versions at each block that both have kept. */
const stretchesOf = (base: Blocks, mine: Blocks, theirs: Blocks): ReadonlyArray<Stretch> => {
  const [inMine, inTheirs] = [keptPlaces(base, mine), keptPlaces(base, theirs)]
  const stretches: Array<Stretch> = []
  let start = { base: 0, mine: 0, theirs: 0 }
  const cut = (end: typeof start) =>
    stretches.push({
      base: base.slice(start.base, end.base),
      mine: mine.slice(start.mine, end.mine),
      theirs: theirs.slice(start.theirs, end.theirs),
    })
  for (const [at, block] of base.entries()) {
    const [own, other] = [inMine.get(at), inTheirs.get(at)]
    if (own === undefined || other === undefined) continue
    cut({ base: at, mine: own, theirs: other })
    stretches.push({ base: [block], mine: [block], theirs: [block] })
    start = { base: at + 1, mine: own + 1, theirs: other + 1 }
  }
  cut({ base: base.length, mine: mine.length, theirs: theirs.length })
  return stretches
}

/** For each block of `before` that is still in `after`: where it is. */
const keptPlaces = (before: Blocks, after: Blocks): ReadonlyMap<number, number> => {
  const places = new Map<number, number>()
  let [from, to] = [0, 0]
  for (const { kind } of sequenceDifference(before.map(jsonOf), after.map(jsonOf))) {
    if (kind === 'same') places.set(from, to)
    if (kind !== 'added') from++
    if (kind !== 'removed') to++
  }
  return places
}

const jsonOf = (block: Block) => JSON.stringify(block)
