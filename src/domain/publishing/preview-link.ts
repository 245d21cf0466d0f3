import { permits } from '../access/permission.ts'
import type { Author } from '../history/author.ts'
import { editOf } from '../history/subject.ts'
import type { Role } from '../access/role.ts'
import { day } from '../time/durations.ts'
import { publishables } from './draft.ts'
import type { PreviewedDrafts } from './preview.ts'

/** The input for a new link. */
export interface NewPreviewLink {
  /** The name of the recipient; only staff see it. */
  readonly label: string
  /** `site`, a subject such as `career`, an item such as `newsArticle/57`, or `draft/12`. */
  readonly scope: string
  /** `drafts` for the site with all drafts, an instant (ISO 8601 in UTC), or `any`. */
  readonly moment: string
  /** ISO 8601 in UTC; in 7 days if absent. */
  readonly until?: string
}

/** A link with which people without an account see the site with drafts and scheduled changes. */
export interface PreviewLink extends Required<NewPreviewLink> {
  readonly id: string
  /** The maker of the link, whose role limits what it shows. */
  readonly author: Author
  /** When the link was last opened; empty if never. */
  readonly openedAt: string
  readonly createdAt: string
}

export interface MadePreviewLink extends PreviewLink {
  /** The link with its secret, which is returned only once. */
  readonly address: string
}

/** The secret is in the fragment, which browsers don't send to servers. */
export const previewLinkAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl}/preview#${secret}`

/** How long a link is valid. */
export const previewLinkDays = { usual: 7, maximum: 30 } as const

/** Valid links of one account. */
export const maxPreviewLinks = 50

export const maxPreviewLabel = 80

/** Parses a scope; a draft may be of any subject. `undefined` if it is not a scope. */
export const readScope = (scope: string): PreviewedDrafts | undefined => {
  if (scope === 'site') return { subjects: publishables }
  const [name, id, ...more] = scope.split('/')
  if (more.length > 0 || (id !== undefined && !/^[1-9]\d{0,14}$/u.test(id))) return undefined
  if (name === 'draft')
    return id === undefined ? undefined : { subjects: publishables, only: { draftId: id } }
  const subject = publishables.find((known) => known === name)
  if (subject === undefined) return undefined
  return { subjects: [subject], ...(id !== undefined && { only: { subject, itemId: id } }) }
}

/** A scope narrowed to what a role may edit; `undefined` if nothing is left. */
export const permittedScope = (scope: string, role: Role): PreviewedDrafts | undefined => {
  const read = readScope(scope)
  const subjects = read?.subjects.filter((subject) => permits(role, editOf(subject))) ?? []
  return subjects.length === 0 ? undefined : { ...read, subjects }
}

export const isValidAt = ({ until }: Pick<PreviewLink, 'until'>, now: number): boolean =>
  Date.parse(until) > now

/** An instant as it is stored; `undefined` if the text is not one. */
const instantOf = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/u.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : undefined

const momentError = (moment: string, now: number): string | undefined => {
  if (moment === 'drafts' || moment === 'any') return undefined
  const instant = instantOf(moment)
  if (instant === undefined || !instant.endsWith(':00.000Z')) return 'This time cannot be read.'
  return Date.parse(instant) < now - 60_000 ? 'A preview cannot show the past.' : undefined
}

const untilError = (until: string, now: number): string | undefined => {
  const end = Date.parse(instantOf(until) ?? '')
  if (Number.isNaN(end)) return 'This time cannot be read.'
  if (end <= now) return 'The link must expire in the future.'
  return end > now + previewLinkDays.maximum * day
    ? `A link is valid for at most ${previewLinkDays.maximum} days.`
    : undefined
}

/** Fills in the defaults of a link and normalizes its times, which must be valid. */
export const completeLink = (link: NewPreviewLink, now: number): Required<NewPreviewLink> => ({
  scope: link.scope,
  label: link.label.trim(),
  moment: instantOf(link.moment) ?? link.moment,
  until: instantOf(link.until ?? '') ?? new Date(now + previewLinkDays.usual * day).toISOString(),
})

/** The errors if an account already has too many valid links to make another one. */
export const previewLinkQuotaErrors = (valid: number): Readonly<Record<string, string>> =>
  valid < maxPreviewLinks ? {} : { label: `You have ${maxPreviewLinks} valid links. Revoke one first.` }

/** Validates a new link for a role: one sentence for each invalid field. */
export const previewLinkErrors = (
  { label, scope, moment, until }: NewPreviewLink,
  { now, role }: { readonly now: number; readonly role: Role },
): Readonly<Record<string, string>> => {
  const wrongMoment = momentError(moment, now)
  const wrongEnd = until === undefined ? undefined : untilError(until, now)
  return {
    ...(label.trim() === '' && { label: 'Enter who the link is for.' }),
    ...(label.trim().length > maxPreviewLabel && {
      label: `A label has at most ${maxPreviewLabel} characters.`,
    }),
    ...(permittedScope(scope, role) === undefined && { scope: 'Your role does not allow a link to this.' }),
    ...(wrongMoment !== undefined && { moment: wrongMoment }),
    ...(wrongEnd !== undefined && { until: wrongEnd }),
  }
}
