/** Some proxies write the port of each connection behind the address, which is one visitor all the same. */
const withoutPort = (address: string) =>
  address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]+)\](:\d+)?$/, '$1')

/** Whose request it is. Behind a proxy that is trusted, the address that the proxy saw: the last one that it appended. */
export const visitorAddress = (
  forwardedFor: string | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string => {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return seen === undefined || seen === '' ? (peer ?? 'unknown') : withoutPort(seen)
}
