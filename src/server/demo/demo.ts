import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import type { Stored } from '#domain/content/content-type.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { Profile } from '#domain/visitor-forms/profile/profile.ts'

type DraftOf<Name extends ContentTypeName> = Omit<ItemOf<Name>, keyof Stored>

/** The demo content. A career closes some days after it was created. */
export type DemoContents = {
  readonly [Name in Exclude<ContentTypeName, 'career'>]: ReadonlyArray<DraftOf<Name>>
} & {
  readonly career: ReadonlyArray<Omit<DraftOf<'career'>, 'closingDate'> & { readonly closesInDays: number }>
}

export interface DemoEnquiry extends Enquiry {
  readonly minutesAgo: number
}

export interface DemoProfile extends Omit<Profile, 'careerId'> {
  readonly minutesAgo: number
  readonly position: string
  readonly resumeName: string
}
