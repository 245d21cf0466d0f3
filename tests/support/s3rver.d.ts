declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Options {
    readonly directory: string
    readonly silent: boolean
    readonly vhostBuckets: boolean
    readonly configureBuckets: ReadonlyArray<{ readonly name: string }>
  }

  /** The package has no types; these cover what the tests use. */
  export default class S3rver {
    static readonly defaultOptions: Options
    constructor(options: Options)
    configureBuckets(): Promise<unknown>
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
