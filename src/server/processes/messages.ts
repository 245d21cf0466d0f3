/** What a process of several tells the one that started it. */
export interface Ready {
  readonly kind: 'ready'
  /** What the start says to people. */
  readonly lines: ReadonlyArray<string>
}

/** Takes no new connection any more, finishes what is under way, and ends. */
export interface Leave {
  readonly kind: 'leave'
}

export const isReady = (message: unknown): message is Ready => kindOf(message) === 'ready'
export const isLeave = (message: unknown): message is Leave => kindOf(message) === 'leave'

const kindOf = (message: unknown) =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined
