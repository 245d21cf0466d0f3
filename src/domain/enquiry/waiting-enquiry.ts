import type { SentForm } from '../machines/enquiry-machine.ts'
import { day } from '../time/durations.ts'
import { emptyEnquiry } from './enquiry.ts'

/** The key in local storage under which an enquiry waits for a connection. */
export const waitingKey = 'waiting-enquiry'

/** As long as the server remembers its key, so that one that did arrive is never kept twice. In milliseconds. */
export const longestWait = day

interface WaitingEnquiry extends SentForm {
  /** Milliseconds since 1970. */
  readonly until: number
}

export const writeWaiting = (form: SentForm, now: number): string =>
  JSON.stringify({ ...form, until: now + longestWait } satisfies WaitingEnquiry)

/** What waits, unless it has waited too long; whatever else is stored under the key is nothing. */
export const readWaiting = (stored: string | null, now: number): SentForm | null => {
  try {
    const { until, ...form } = { consent: '', ...JSON.parse(stored ?? '{}') } as WaitingEnquiry
    return until > now && until <= now + longestWait && isForm(form) ? form : null
  } catch {
    return null
  }
}

const isForm = ({ enquiry, key, took, decoy, consent }: SentForm): boolean =>
  [
    ...Object.keys(emptyEnquiry).map((name) => enquiry[name as keyof typeof enquiry]),
    key,
    decoy,
    consent,
  ].every((text) => typeof text === 'string') && typeof took === 'number'
