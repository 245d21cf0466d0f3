import type { Config } from './config.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/

type Relevant = Pick<
  Config,
  'host' | 'trustProxy' | 'rateLimit' | 'mail' | 'apiHost' | 'keep' | 'postgres' | 's3'
>

/** Warnings about a configuration that is unsafe for a public site. */
export const safetyWarnings = (
  { host, trustProxy, rateLimit, mail, apiHost, keep, postgres, s3 }: Relevant,
  publicUrl: string,
): ReadonlyArray<string> => {
  const { protocol, hostname } = new URL(publicUrl)
  const isHttps = protocol === 'https:'
  const isOpen = !loopback.test(host) || !loopback.test(hostname)
  return [
    isOpen && !isHttps && 'Not encrypted: put an HTTPS proxy in front, and set PUBLIC_URL to its address.',
    isHttps &&
      !trustProxy &&
      'TRUST_PROXY is not set: all visitors count as one address and share its limits.',
    isOpen && !rateLimit && 'RATE_LIMIT is off: visitors may send any number of forms.',
    mail === undefined &&
      apiHost === undefined &&
      'No mail server is set: what visitors send is in the inbox only, without notifications.',
    postgres !== undefined &&
      s3 === undefined &&
      'No object store is set: uploaded files are in DATA_DIR, where servers on other machines do not see them.',
    apiHost !== undefined &&
      Object.keys(keep).length > 0 &&
      'Nothing is deleted by age: with API_HOST the other back end stores what visitors send, so ENQUIRY_KEEP_DAYS and PROFILE_KEEP_DAYS have no effect.',
  ].filter((warning) => warning !== false)
}
