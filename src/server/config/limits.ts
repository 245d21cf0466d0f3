import { second } from '#domain/time/durations.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What one call may ask of the server; more is told so. */
export const limits = {
  jsonBytes: 256 * kilobyte,
  jsonDepth: 32,
  uploadParts: 20,
  uploadFieldBytes: 16 * kilobyte,
  /** What a multipart body may weigh beside its file. */
  uploadOverheadBytes: megabyte,
  /** A posted form is read further than a call, so that its page comes back with everything that was typed. */
  postedFieldBytes: 256 * kilobyte,
  postedBytes: 40 * megabyte,
  /** Bytes that unfinished bodies with files may bring; `retryAfter` in seconds. */
  putAside: { ofOneAddress: 96 * megabyte, inAll: 384 * megabyte, retryAfter: 5 },
  headersWithin: 10 * second,
  bodyWithin: 30 * second,
  keepAlive: 65 * second,
  connections: 15_000,
  /** How long calls under way may take once the server was told to stop. */
  drain: 8 * second,
  /** Accepted forms of visitors from one address within the window. */
  forms: { most: 20, within: 600 * second },
  /** Bytes of rendered pages that are kept, in all encodings. */
  pageCacheBytes: 64 * megabyte,
  /** Bytes of pictures that are remembered. */
  pictureBytes: 32 * megabyte,
  /** How often a stream of events looks whether it may go on, and says that it is there; divides evenly. */
  events: { lookEvery: second, heartbeat: 15 * second },
  /** Pictures for sharing that may wait to be drawn; whoever asks for one more comes again. */
  drawings: 16,
  /** How long an answer may stand still before its connection is given up. */
  responseStall: 60 * second,
  /** Bytes of answers that may wait for their readers, all together. */
  unsentBytes: 256 * megabyte,
  /** How long another back end may keep a call waiting. */
  proxyTimeout: 30 * second,
  /** Requests in flight, and requests that start in one round of the event loop; more get 503. `retryAfter` in seconds. */
  admission: { reads: 128, writes: 256, signIns: 20, startsPerRound: 8, retryAfter: 2 },
  /** With `ADMISSION=learned`: what keeps the event loop busy for so long may be in flight, or start in a round. */
  learnedAdmission: { workMilliseconds: 100, roundMilliseconds: 20, min: 64, max: 256 },
} as const
