import { emptyEnquiry, type Enquiry } from './enquiry/enquiry.ts'
import type { SubmittedForm } from './visitor-form.ts'
import { day } from '../time/durations.ts'

/**
 * Milliseconds that an enquiry waits at most: as long as the server remembers its idempotency key, so that it is never
 * stored twice.
 */
export const maxWait = day

interface WaitingEnquiry extends Omit<SubmittedForm<Enquiry>, 'values'> {
  readonly enquiry: Enquiry
  /** Milliseconds since 1970. */
  readonly until: number
}

export const writeWaiting = ({ values, ...form }: SubmittedForm<Enquiry>, now: number): string =>
  JSON.stringify({ enquiry: values, ...form, until: now + maxWait } satisfies WaitingEnquiry)

/** Reads the waiting enquiry; `null` if it has waited too long, or if anything else is stored. */
export const readWaiting = (stored: string | null, now: number): SubmittedForm<Enquiry> | null => {
  try {
    const { until, enquiry, ...form } = { consent: '', ...JSON.parse(stored ?? '{}') } as WaitingEnquiry
    // An earlier release stored neither.
    const submitted = { values: { brandId: '', subject: '', ...enquiry }, ...form }
    return until > now && until <= now + maxWait && isSubmitted(submitted) ? submitted : null
  } catch {
    return null
  }
}

const isSubmitted = ({ values, key, took, decoy, consent, language = '' }: SubmittedForm<Enquiry>): boolean =>
  [
    ...Object.keys(emptyEnquiry).map((name) => values[name as keyof Enquiry]),
    key,
    decoy,
    consent,
    language,
  ].every((text) => typeof text === 'string') && typeof took === 'number'
