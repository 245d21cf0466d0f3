const groupsOf = (text: string): ReadonlyArray<string> => (text === '' ? [] : text.split(':'))

/** IPv4 addresses translated to IPv6 (RFC 6052): one visitor each. */
const translated = '64:ff9b:'

/**
 * The network that limits count an address for. One visitor has an IPv6 network of 2^64 addresses, and often 65,536 of
 * those (48 bits).
 */
export const networkOf = (address: string, bits: 48 | 64 = 64): string => {
  if (!address.includes(':') || /[^0-9a-f:]/i.test(address) || address.startsWith(translated)) return address
  const [front = '', back = ''] = address.split('::')
  const [first, last] = [groupsOf(front), groupsOf(back)]
  const omitted = Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: omitted }, () => '0'), ...last]
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/${bits}`
}
