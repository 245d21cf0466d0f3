import { Layer } from 'effect'
import type { Author } from '#domain/history/author.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import type { Role } from '#domain/access/role.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'

/** One person of each role. */
export const samplePeople: Record<Role, SignedInUser> = {
  Admin: { id: '1', name: 'Layla Mansoor', email: 'layla.m@sahilan.example', role: 'Admin' },
  Hr: { id: '2', name: 'Noor Al Dossari', email: 'noor@sahilan.example', role: 'Hr' },
  CXTeam: { id: '3', name: 'Arjun Menon', email: 'arjun@sahilan.example', role: 'CXTeam' },
}

export const samplePassword = 'correct horse battery'

/** The one-time code that is always valid in stories. */
export const sampleCode = '123456'

/** Acts on behalf of the person who is signed in at each use, as a story may switch people. */
export const actingAs = (author: () => Author) =>
  Layer.succeed(OnBehalfOf, {
    get id() {
      return author().id
    },
    get name() {
      return author().name
    },
    address: '',
  })
