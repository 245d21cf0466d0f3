import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import type { MemoryEnquiriesOptions } from '#adapters/memory/inbox/enquiries.ts'
import type { MemoryProfilesOptions } from '#adapters/memory/inbox/profiles.ts'
import type { StoredHomePage } from '#domain/content/home-page/home-page.ts'
import { sampleContents } from '#ui/sample/office/content/sample-contents.ts'
import { hostileHomePage, sampleHomePage } from '#ui/sample/office/content/sample-home-page.ts'
import { hostileMails, sampleEnquiries, sampleProfiles } from '#ui/sample/office/desk/sample-mails.ts'
import { hostileItems } from './hostile-items.ts'
import { manyItems, repeated } from './many-items.ts'

/** The content of the memory stores. */
interface DataSet {
  readonly items: NonNullable<MemoryContentsOptions['items']>
  readonly enquiries: NonNullable<MemoryEnquiriesOptions['received']>
  readonly profiles: NonNullable<MemoryProfilesOptions['received']>
  readonly homePage: StoredHomePage
}

const howMany = 5_000

const few: DataSet = {
  items: sampleContents,
  enquiries: sampleEnquiries,
  profiles: sampleProfiles,
  homePage: sampleHomePage,
}

const dataSets = {
  none: () => ({ items: {}, enquiries: [], profiles: [], homePage: {} }),
  few: () => few,
  many: () => ({
    items: manyItems(few.items, howMany),
    enquiries: repeated(few.enquiries, howMany),
    profiles: repeated(few.profiles, howMany),
    homePage: few.homePage,
  }),
  hostile: () => ({
    items: hostileItems,
    enquiries: hostileMails,
    profiles: hostileMails.map(({ type: _, company: __, ...mail }) => ({
      ...mail,
      careerId: '1',
      position: mail.lastName,
      resumeName: `${mail.lastName}.pdf`,
    })),
    homePage: hostileHomePage,
  }),
} satisfies Record<string, () => DataSet>

export type DataSetName = keyof typeof dataSets
// Object.keys returns string[].
export const dataSetNames = Object.keys(dataSets) as ReadonlyArray<DataSetName>

export const dataSet = (name: DataSetName): DataSet => dataSets[name]()
