/** Some proxies append the port of the connection. */
const withoutPort = (address: string) =>
  address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]+)\](:\d+)?$/, '$1')

/**
 * The address of the visitor. Behind a trusted proxy, the last address in X-Forwarded-For, which the proxy appended.
 */
export const visitorAddress = (
  forwardedFor: string | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string => {
  const seen = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return seen === undefined || seen === '' ? (peer ?? 'unknown') : withoutPort(seen)
}
