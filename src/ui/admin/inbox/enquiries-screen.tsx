import { enquiryTypes } from '#domain/enquiry/enquiry.ts'
import type { ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { InboxScreen } from './inbox-screen.tsx'
import { contactFacts, senderOf, type Inbox } from './mail.ts'

const typeLabel = (type: string) => enquiryTypes.find(({ value }) => value === type)?.label ?? type

const inbox: Inbox<ReceivedEnquiry> = {
  kind: 'enquiries',
  subject: 'enquiry',
  screen: 'enquirymails',
  unread: 'unreadEnquiries',
  title: 'Enquiry mails',
  one: 'enquiry',
  many: 'enquiries',
  searchHint: 'Search name, company, phone or message',
  filters: ['type', 'status', 'location', 'from', 'to'],
  tag: ({ type, location, company }) => ({
    tag: <Tag tone={type === 'Business' ? 'buff' : 'shoal'}>{type}</Tag>,
    beside: [location, company].filter(Boolean).join(', '),
  }),
  heading: (enquiry) => [senderOf(enquiry), enquiry.company].filter(Boolean).join(', '),
  facts: (enquiry) => [
    ...contactFacts(enquiry),
    ['Company', enquiry.company],
    ['Location', enquiry.location],
    ['Enquiry type', typeLabel(enquiry.type)],
  ],
}

export function EnquiriesScreen() {
  return <InboxScreen inbox={inbox} actors={useActors().staff().enquiries} />
}
