/** Whose request it is. Behind a proxy that is trusted, the address that the proxy saw: the last one that it appended. */
export const visitorAddress = (
  forwardedFor: string | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string => {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return seen === undefined || seen === '' ? (peer ?? 'unknown') : seen
}
