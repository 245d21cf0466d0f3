import type { SignedInUser } from '../sign-in/session/signed-in-user.ts'

type Person = Pick<SignedInUser, 'role' | 'needsApproval'>

/**
 * Whether a person may change what visitors see. Without it they prepare drafts, which a colleague publishes. Admins
 * never need approval.
 */
export const mayChangeLive = ({ role, needsApproval }: Person): boolean =>
  role === 'Admin' || needsApproval !== true

/** Whether a person may save these drafts. One with a time goes live by itself, so it may need approval. */
export const mayWriteDraft = (
  person: Person,
  ...drafts: ReadonlyArray<{ readonly dueAt?: string; readonly revertAt?: string }>
): boolean =>
  mayChangeLive(person) || drafts.every(({ dueAt = '', revertAt = '' }) => dueAt === '' && revertAt === '')
