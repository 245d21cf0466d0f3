import type { Series } from '../metrics/exposition.ts'

/** Identifies a request for metrics, and the process that sent it. */
interface MetricsRequest {
  readonly id: number
  readonly asker: number
}

export interface Measured {
  readonly process: number
  readonly metrics: ReadonlyArray<Series>
}

export type FromProcess =
  /** It serves; `lines` are for the console. */
  | { readonly kind: 'ready'; readonly lines: ReadonlyArray<string> }
  | ({ readonly kind: 'ask for metrics' } & MetricsRequest)
  | ({ readonly kind: 'metrics' } & MetricsRequest & Measured)

export type ToProcess =
  /** Stop accepting, finish requests in flight, and exit. */
  | { readonly kind: 'leave' }
  | ({ readonly kind: 'tell metrics' } & MetricsRequest)
  | ({ readonly kind: 'all metrics'; readonly all: ReadonlyArray<Measured> } & MetricsRequest)
