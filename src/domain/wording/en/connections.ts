import { counted } from '../counted.ts'
import { filled } from '../template.ts'
import type { Translated } from '../translated.ts'

/** Texts of the screen Connections. */
export const connections = {
  note: 'What other programs may do here. What they change is in the activity.',
  newToken: 'New token',
  columns: { name: 'Token', scopes: 'May', until: 'Expires', used: 'Last used', actions: 'Actions' },
  madeBy: filled('{begins}… by {name}'),
  reads: filled('Read: {names}'),
  changes: filled('Change: {names}'),
  never: 'Never',
  daysLeft: counted('en', { one: 'in {n} day', other: 'in {n} days' }),
  ended: 'Ended',
  notUsed: 'Not yet',
  renew: 'Renew…',
  renewOf: filled('Renew the token {name}'),
  revoke: 'Revoke',
  revokeOf: filled('Revoke the token {name}'),
  none: 'No tokens',
  noneText: 'With a token another program reads or changes what you let it at.',
  howTo: filled(
    'Sent in the header {header}. A token never does more than the person who made it may do now.',
  ),
  media: 'Media',
  dialog: {
    title: 'New token',
    text: 'For one program. It is sent with every request instead of a password.',
    renewTitle: 'Renew the token',
    renewText: filled('The secret of “{name}” stays the same.'),
    name: 'Name',
    nameHint: 'Which program, and where it runs.',
    scopes: 'May',
    subject: 'Subject',
    read: 'Read',
    change: 'Change',
    readOf: filled('Read {name}'),
    changeOf: filled('Change {name}'),
    scopesHint: 'Reading alone unless you say more. Accounts and tokens are for people only.',
    until: 'Expires',
    month: '30 days',
    year: '1 year',
    never: 'Never',
    untilHint: 'Only a token that reads alone may never expire.',
    password: 'Your password',
    cancel: 'Cancel',
    make: 'Make the token',
    renewIt: 'Renew the token',
    saving: 'Saving...',
    made: { label: 'Token', copy: 'Copy', copied: 'Copied', copiedText: 'Token copied.' },
    onceOnly: filled('“{name}” is made. Copy it now: it is not shown again.'),
    close: 'I have it',
  },
} as const

export type ConnectionWords = Translated<typeof connections>
