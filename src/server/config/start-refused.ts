/** Why the server does not start, as a sentence for the person who starts it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
