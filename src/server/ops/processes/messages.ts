import type { Metric } from '../metrics/exposition.ts'

/** Which question, and of which process. */
interface Question {
  readonly id: number
  readonly asker: number
}

/** What one of several processes measures. */
export interface Measured {
  readonly process: number
  readonly metrics: ReadonlyArray<Metric>
}

/** What a process tells the one that has started it. */
export type FromProcess =
  /** It serves; with what the start says to people. */
  | { readonly kind: 'ready'; readonly lines: ReadonlyArray<string> }
  | ({ readonly kind: 'ask for metrics' } & Question)
  | ({ readonly kind: 'metrics' } & Question & Measured)

/** What it is told. */
export type ToProcess =
  /** Take no new connection any more, finish what is under way, and end. */
  | { readonly kind: 'leave' }
  | ({ readonly kind: 'tell metrics' } & Question)
  | ({ readonly kind: 'all metrics'; readonly all: ReadonlyArray<Measured> } & Question)
