import { useEffect } from 'react'
import type { ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useItems } from '#ui/actors/office/use-items.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { InboxScreen } from './inbox-screen.tsx'
import { contactFacts, senderOf, type Inbox } from './mail.ts'

const inbox: Inbox<ReceivedProfile> = {
  kind: 'profiles',
  screen: 'profilemails',
  unread: 'unreadProfiles',
  one: 'application',
  many: 'profiles',
  filters: ['position', 'status', 'location', 'from', 'to', 'owner', 'due', 'delivery', 'tag'],
  tag: ({ position, location }, { locations, withoutPosition }) => ({
    tag: <Tag tone="shoal">{position || withoutPosition}</Tag>,
    beside: nameOf(locations, location),
  }),
  heading: (profile) => senderOf(profile),
  facts: (profile, { facts, locations, withoutPosition }) => [
    ...contactFacts(profile, facts),
    [facts.position, profile.position || withoutPosition],
    [facts.location, nameOf(locations, profile.location)],
  ],
  relatedLabel: ({ position }, { withoutPosition }) => position || withoutPosition,
}

/** The positions to choose from; the search finds the rest. */
const positionsOffered = { size: 200, sort: 'title' } as const

export function ProfilesScreen() {
  const { items, send } = useItems('career')
  useEffect(() => send({ type: 'list.fetch', query: positionsOffered }), [send])
  const positions = [...new Set(items.map(({ title }) => title))]
  return <InboxScreen inbox={inbox} actors={useActors().staff().profiles} positions={positions} />
}
