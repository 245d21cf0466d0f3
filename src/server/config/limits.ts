import { second } from '#domain/time/durations.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Limits on requests and resources. Times in milliseconds unless stated. */
export const limits = {
  jsonBytes: 256 * kilobyte,
  jsonDepth: 32,
  uploadParts: 20,
  uploadFieldBytes: 16 * kilobyte,
  /** Bytes of a multipart body in addition to its file. */
  uploadOverheadBytes: megabyte,
  /** Bytes of an imported table. */
  importBytes: 5 * megabyte,
  /** Larger than for API requests, so that the page can show everything that was typed. */
  postedFieldBytes: 256 * kilobyte,
  postedBytes: 40 * megabyte,
  /** Bytes of unfinished multipart bodies; `retryAfter` in seconds. */
  unfinishedUploads: { ofOneAddress: 96 * megabyte, inAll: 384 * megabyte, retryAfter: 5 },
  headersWithin: 10 * second,
  /** Time for the largest file, a PDF of 20 MB, on a line of 1.6 Mbit/s. */
  bodyWithin: 120 * second,
  keepAlive: 65 * second,
  connections: 15_000,
  /** How long requests in flight may take after a stop signal. */
  drain: 8 * second,
  forms: { maximum: 20, within: 600 * second },
  /** Bytes of cached pages, in all encodings. */
  pageCacheBytes: 64 * megabyte,
  pictureBytes: 32 * megabyte,
  /** Bytes of cached PDFs, which visitors download. */
  fileBytes: 64 * megabyte,
  /** How often an event stream checks its session, and sends a heartbeat. A multiple of each other. */
  events: { checkInterval: second, heartbeat: 15 * second },
  /** Share pictures that may be queued; further requests get 503. */
  drawings: 16,
  /** How long a response may make no progress before its connection is closed. */
  responseStall: 60 * second,
  /** Responses of many pages, such as whole lists, that one network may wait for; more get 503. */
  longResponses: 16,
  /** Bytes of all responses that wait for slow readers. */
  unsentBytes: 256 * megabyte,
  /** How long another back end may take to respond. */
  proxyTimeout: 30 * second,
  /**
   * Requests in flight, and requests that start in one round of the event loop; more get 503. `retryAfter` in seconds.
   */
  admission: { reads: 128, writes: 256, signIns: 20, startsPerRound: 8, retryAfter: 2 },
  /** With `ADMISSION=learned`: milliseconds of work that may be in flight, or start in a round. */
  learnedAdmission: { workMilliseconds: 100, roundMilliseconds: 20, min: 64, max: 256 },
} as const
