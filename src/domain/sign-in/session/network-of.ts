import { Result } from 'effect'
import { IpNetwork, NetAddress } from 'effect/net'

/** IPv4 addresses translated to IPv6 (RFC 6052, RFC 8215): one visitor each. */
const translated = IpNetwork.fromStringUnsafe('64:ff9b::/32')

/**
 * The network that limits count an address for. One visitor has an IPv6 network of 2^64 addresses, and often 65,536 of
 * those (48 bits). Other texts are returned as they are.
 */
export const networkOf = (address: string, bits: 48 | 64 = 64): string => {
  const parsed = NetAddress.ipv6FromString(address)
  if (Result.isFailure(parsed)) return address
  const { success } = parsed
  const isOneVisitor = NetAddress.isIpv4Mapped(success) || IpNetwork.contains(translated, success)
  return isOneVisitor ? address : IpNetwork.format(IpNetwork.fromAddressUnsafe(success, bits))
}
