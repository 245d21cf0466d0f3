import type { ReceivedProfile } from '#domain/mail/received-mail.ts'
import { profileListFailure } from '#domain/wording.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { Tag } from '#ui/design/tag/tag.tsx'
import { InboxScreen } from './inbox-screen.tsx'
import { contactFacts, type Inbox } from './mail.ts'

const inbox: Inbox<ReceivedProfile> = {
  screen: 'profilemails',
  title: 'Profile mails',
  many: 'profiles',
  wording: profileListFailure,
  kind: ({ position, location }) => ({ tag: <Tag tone="shoal">{position}</Tag>, beside: location }),
  facts: (profile) => [
    ...contactFacts(profile),
    ['Position', profile.position],
    ['Location', profile.location],
    ['Résumé', profile.resumeName],
  ],
}

export function ProfilesScreen() {
  return <InboxScreen inbox={inbox} actor={useActors().staff().profiles.list} />
}
