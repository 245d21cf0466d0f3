import type { Role } from '../../role.ts'
import { counted } from '../counted.ts'
import { filled } from '../template.ts'
import type { Translated } from '../translated.ts'
import { personalData } from './personal-data.ts'

/** Texts of accounts and their security, and of personal data. */
export const account = {
  /** Between the names of a list. */
  separator: ', ',
  own: {
    note: filled('{email}, {role}'),
    name: 'Name',
    language: 'Language of the back office',
    currentPassword: 'Current password',
    currentPasswordHint: 'Needed only for a new password.',
    newPassword: 'New password',
    newPasswordHint: filled('At least {min} characters. Your other sessions end.'),
    saved: 'Account saved.',
    save: 'Save changes',
    saving: 'Saving...',
  },
  mails: {
    title: 'Mails to you',
    digest: 'Send me the digest of due mails in the morning',
    replies: 'Tell me by email when a visitor replies to a mail that I own',
  },
  sessions: {
    title: 'Where you are signed in',
    signedIn: filled('Signed in {opened}'),
    signedInAndSeen: filled('Signed in {opened}, last seen {used}'),
    thisOne: 'This browser',
    end: 'End',
    endOf: filled('End the session on {device}, signed in {opened}'),
    ending: 'Ending...',
    endAll: 'Sign out everywhere',
    endAllTitle: 'Sign out everywhere?',
    endAllText: 'You are signed out on every browser and device, including this one.',
    keep: 'Stay signed in',
    endingAll: 'Signing out...',
  },
  devices: {
    unknown: 'Unknown device',
    browserOn: filled('{browser} on {system}'),
    unknownOn: filled('A browser on {system}'),
  },
  secondFactor: {
    title: 'Second factor',
    /** What a person is asked for before a change. */
    password: 'Your password',
    passwordRequired: 'Your password is required',
    code: 'Code',
    codeHint: 'The six digits that the app shows.',
    codeRequired: 'Code is required',
    busy: 'One moment...',
    off: 'Off. If you set it up, you sign in with your password and a code from an authenticator app.',
    setUp: 'Set up',
    scan: filled('Scan this with your authenticator app, type the key below into it, or {open}.'),
    open: 'open it in an app on this device',
    picture: 'QR code of the key',
    switchOn: 'Switch on',
    roleRequires: 'Your role requires a second factor. Set it up to open the other screens.',
    on: filled('On. You sign in with a code from your authenticator app. Recovery codes left: {left}.'),
    required: 'Your role requires it.',
    switchOff: 'Switch off',
    switchOffHint: 'To get new recovery codes, switch it off and on again.',
  },
  singleSignOn: {
    title: 'Single sign-on',
    fromProvider: filled('Your name, email and role come from {provider}. You sign in there.'),
    link: filled(
      'Sign in with {provider} instead of a password. Your name, email and role then come from there, and your password and second factor are removed here.',
    ),
    action: filled('Link with {provider}'),
    /** Of another person's account. */
    theirs: filled('{name} signs in with {provider}. Name, email and role come from there.'),
  },
  recoveryCodes: {
    on: 'Your second factor is on.',
    save: 'Save these recovery codes. Each signs you in once if you lose your device. They are not shown again.',
    title: 'Recovery codes',
    /** The first line of the file. */
    of: filled('Recovery codes of {email}, {host}'),
    copy: 'Copy',
    copied: 'Copied',
    copiedText: 'Recovery codes copied.',
    download: 'Download',
    print: 'Print',
    saved: 'I have saved them',
  },
  /** The accounts of others. */
  accounts: {
    columns: { name: 'Name', role: 'Role', lastSignIn: 'Last sign-in' },
    neverSignedIn: 'Never',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    chooseRole: 'Choose a role',
    publishing: 'Publishing',
    needsApproval: 'Needs approval',
    needsApprovalHint:
      'Saves drafts, which somebody else publishes. Changing this ends the sessions of the person.',
    duties: {
      Admin: 'Admin: everything',
      Hr: 'Hr: careers and mails',
      CXTeam: 'CXTeam: the content of the site',
    } satisfies Readonly<Record<Role, string>>,
    password: 'Password',
    passwordHint: filled('At least {min} characters.'),
    newPassword: 'Set new password',
    newPasswordHint: filled(
      'At least {min} characters. A link, below, is safer: only the person knows the password then.',
    ),
    roleChanges: filled('Your role changes from {from} to {to}, and you are signed out.'),
    noLongerAdmin: 'Only another Admin can make you an Admin again.',
    emailChanges: filled('From now on you sign in as {email}.'),
    passwordChanges: 'Your password changes, and you are signed out everywhere.',
    ownRemoval: 'This is your own account: you are signed out at once. Only another Admin can restore it.',
  },
  resetLink: {
    title: 'Lost password',
    text: filled(
      'With a link, {name} sets a new password that you do not see. The link works once, for {minutes}, and ends every session of {name}.',
    ),
    make: 'Make a link',
    makeAnother: 'Make another link',
    making: 'Making...',
    label: 'Link',
    mailed: filled('Valid until {time}. It was also sent by email.'),
    notMailed: filled('Valid until {time}. Copy it now: it is not shown again.'),
    copy: 'Copy link',
    copied: 'Copied',
    copiedText: 'Link copied.',
    firstTitle: filled('Link for {name}'),
    firstText: filled(
      'With this link {name} sets a password that you do not see. It works once, for {minutes}. If it expires, open {name} and make another one.',
    ),
    firstFailed: filled('Open {name} and set a password there.'),
    close: 'Close',
  },
  othersSecondFactor: {
    on: filled('On: {name} has an authenticator app or a passkey.'),
    off: 'Off.',
    switchOff: 'Switch off',
    switchingOff: 'Switching off...',
    title: filled('Switch off the second factor of {name}?'),
    text: filled(
      '{name} is signed out everywhere and then signs in with only the password; passkeys are removed. Make sure that the request comes from {name}.',
    ),
    keep: 'Leave it on',
    roles: 'Roles that require a second factor. Anyone without one must set it up first.',
    require: filled('Require a second factor of {role}?'),
    everyoneHasOne: 'Everyone in this role has one already.',
    lacking: counted('en', {
      one: '{n} person has none yet: {names}. They can open only their account page until they set it up.',
      other: '{n} people have none yet: {names}. They can open only their account page until they set it up.',
    }),
    unknown:
      'The people without one could not be fetched. They can open only their account page until they set it up.',
    checking: 'Checking who has none yet...',
    cancel: 'Cancel',
    confirm: 'Require it',
    busy: 'Checking...',
    savedNone: 'Saved. No role requires a second factor.',
    saved: filled('Saved. Second factor required: {roles}.'),
  },
  personalData,
} as const

export type AccountWords = Translated<typeof account>
