import type { ApiToken } from '#domain/connections/api-token.ts'
import { day } from '#domain/time/durations.ts'
import { samplePeople } from './sample-people.ts'

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const { id, name } = samplePeople.Admin

const token = (own: Pick<ApiToken, 'id' | 'name' | 'begins' | 'scopes'> & Partial<ApiToken>): ApiToken => ({
  until: inDays(200),
  usedAt: '',
  createdAt: inDays(-20),
  author: { id, name },
  ...own,
})

/** Tokens that never end, end soon, are new and have ended. */
export const sampleApiTokens: ReadonlyArray<ApiToken> = [
  token({
    id: '4',
    name: 'Static build of the group site',
    begins: 'sah_4f1c',
    scopes: ['newsArticle:read', 'brand:read', 'media:read'],
    until: '',
    usedAt: inDays(-0.02),
  }),
  token({
    id: '3',
    name: 'CRM in Riyadh',
    begins: 'sah_9b02',
    scopes: ['enquiry:write'],
    until: inDays(38.5),
    usedAt: inDays(-1),
  }),
  token({ id: '2', name: 'News to the intranet', begins: 'sah_c7d8', scopes: ['newsArticle:read'] }),
  token({ id: '1', name: 'First try', begins: 'sah_00a1', scopes: ['settings:read'], until: inDays(-3) }),
]
