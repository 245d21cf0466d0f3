import type { Config } from './config.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/

type Read = Pick<Config, 'host' | 'trustProxy' | 'rateLimit' | 'mail' | 'apiHost' | 'keep'>

/** What somebody who runs the site for others should know, one sentence each. */
export const notSafe = (
  { host, trustProxy, rateLimit, mail, apiHost, keep }: Read,
  publicUrl: string,
): ReadonlyArray<string> => {
  const { protocol, hostname } = new URL(publicUrl)
  const isHttps = protocol === 'https:'
  const isOpen = !loopback.test(host) || !loopback.test(hostname)
  return [
    isOpen &&
      !isHttps &&
      'Not encrypted: put a server that speaks HTTPS in front, and set PUBLIC_URL to its address.',
    isHttps &&
      !trustProxy &&
      'TRUST_PROXY is not set: all visitors count as one address, and share its limits.',
    isOpen && !rateLimit && 'RATE_LIMIT is off: visitors may send as many forms as they like.',
    mail === undefined &&
      apiHost === undefined &&
      'No mail is set: what visitors send is in the inbox only, and nobody is told.',
    apiHost !== undefined &&
      Object.keys(keep).length > 0 &&
      'Nothing goes by its days: with API_HOST the other back end keeps what visitors send, and ENQUIRY_KEEP_DAYS and PROFILE_KEEP_DAYS do nothing.',
  ].filter((sentence) => sentence !== false)
}
