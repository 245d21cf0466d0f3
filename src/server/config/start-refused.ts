/** The start was refused. The message is for the person who starts the server. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
