import type { ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { InboxScreen } from './inbox-screen.tsx'
import { contactFacts, senderOf, type Inbox } from './mail.ts'

const inbox: Inbox<ReceivedEnquiry> = {
  kind: 'enquiries',
  screen: 'enquirymails',
  unread: 'unreadEnquiries',
  one: 'enquiry',
  many: 'enquiries',
  filters: [
    'type',
    'status',
    'location',
    'brandId',
    'subject',
    'from',
    'to',
    'owner',
    'due',
    'delivery',
    'tag',
  ],
  tag: ({ type, location, company }, { types, locations, separator }) => ({
    tag: <Tag tone={type === 'Business' ? 'buff' : 'shoal'}>{nameOf(types, type)}</Tag>,
    beside: [nameOf(locations, location), company].filter(Boolean).join(separator),
  }),
  heading: (enquiry, { separator }) => [senderOf(enquiry), enquiry.company].filter(Boolean).join(separator),
  facts: (enquiry, { facts, locations, fullTypes, subjects }) => [
    ...contactFacts(enquiry, facts),
    [facts.company, enquiry.company],
    [facts.location, nameOf(locations, enquiry.location)],
    [facts.type, nameOf(fullTypes, enquiry.type)],
    [facts.brand, enquiry.brand ?? ''],
    [facts.subject, nameOf(subjects, enquiry.subject ?? '')],
  ],
  relatedLabel: ({ type }, { fullTypes }) => nameOf(fullTypes, type),
}

export function EnquiriesScreen() {
  return <InboxScreen inbox={inbox} actors={useActors().staff().enquiries} />
}
