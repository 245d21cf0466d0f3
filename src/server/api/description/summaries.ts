import { contentTypes } from '#domain/content/content-types.ts'
import { nounOf, subjects, trashableSubjects } from '#domain/history/subject.ts'
import { mapOperations, type Described } from './described.ts'

/** `a brand`, `an admin`; news cannot be counted. */
const a = (noun: string) => (noun === 'news' ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`)

const ofContents = Object.values(contentTypes).flatMap(({ name, nouns: { one, many } }) => [
  [`${name}.list`, `List ${many}`],
  [`${name}.get`, `Read ${a(one)}`],
  [`${name}.add`, `Add ${a(one)}`],
  [`${name}.update`, `Change ${a(one)}`],
  [`${name}.remove`, `Move ${a(one)} to the trash`],
  [`${name}.order.order`, `Order ${many}`],
  [`${name}.unpublished.get`, `Read an unpublished ${one}`],
  [`${name}.unpublished.unpublish`, `Take ${a(one)} off the site`],
  [`${name}.unpublished.remove`, `Move an unpublished ${one} to the trash`],
  [`${name}.unpublished.publish`, `Put an unpublished ${one} on the site`],
])

const ofHistory = [
  ...trashableSubjects.flatMap((subject) => [
    [`${subject}.trash.restore`, `Restore ${a(nounOf(subject))} from the trash`],
    [`${subject}.trash.erase`, `Delete ${a(nounOf(subject))} for ever`],
  ]),
  ...subjects.map((subject) => [`${subject}.history.of`, `List changes: ${nounOf(subject)}`]),
]

const ofMails = (
  [
    ['enquiries', 'enquiryThreads', 'an enquiry', 'enquiries'],
    ['profiles', 'profileThreads', 'an application', 'applications'],
  ] as const
).flatMap(([group, threads, one, many]) => [
  [`${group}.list`, `List ${many}`],
  [`${group}.csv`, `Export ${many} as CSV`],
  [`${group}.get`, `Read ${one}`],
  [`${group}.change`, `Change status, note, owner or tags of ${one}`],
  [`${group}.remove`, `Move ${one} to the trash`],
  [`${group}.unread`, `Count unread ${many}`],
  [`${threads}.list`, `Read the messages of ${one}`],
  [`${threads}.add`, `Answer ${one}`],
  [`${threads}.sendAgain`, `Send an answer to ${one} again`],
  [`${threads}.write`, `Say that you are answering ${one}`],
  [`${threads}.stopWriting`, `Stop answering ${one}`],
])

const others = {
  'visitors.enquiry': 'Send an enquiry',
  'visitors.profile': 'Apply for a position',
  'visitors.pageView': 'Count a visit',
  'search.find': 'Search the site',
  'notifications.ofEnquiry': 'List the notifications of an enquiry',
  'notifications.ofProfile': 'List the notifications of an application',
  'notifications.parked': 'List notifications that could not be sent',
  'notifications.sendAgain': 'Send a notification again',
  'notifications.sendAllAgain': 'Send all parked notifications again',
  'arrivals.listen': 'Listen for new mails',
  'replyTemplates.list': 'List reply templates',
  'replyTemplates.add': 'Add a reply template',
  'replyTemplates.update': 'Change a reply template',
  'replyTemplates.remove': 'Move a reply template to the trash',
  'receipts.show': 'Read a receipt',
  'receipts.reply': 'Reply from a receipt',
  'receipts.erase': 'Erase what a receipt is about',
  'resumes.get': 'Download a résumé',
  'statistics.enquiries': 'Read figures of enquiries by day',
  'desk.get': 'Read the settings of the desk',
  'desk.update': 'Change the settings of the desk',
  'desk.ownMails': 'Read which mails you get',
  'desk.changeOwnMails': 'Change which mails you get',
  'desk.staff': 'List who may own mails',
  'desk.tags': 'List the tags of mails',
  'desk.figures': 'Read how fast mails were answered',
  'savedViews.list': 'List saved views',
  'savedViews.add': 'Save a view',
  'savedViews.update': 'Change a saved view',
  'savedViews.remove': 'Delete a saved view',
  'uploads.upload': 'Upload a picture',
  'pictures.list': 'List the pictures of the library',
  'pictures.add': 'Add a picture to the library',
  'pictures.get': 'Read a picture and its uses',
  'pictures.update': 'Change a picture',
  'pictures.remove': 'Delete a picture',
  'pictures.replace': 'Replace a picture wherever it is used',
  'homePage.get': 'Read the home page',
  'homePage.update': 'Change the home page',
  'translations.counts': 'Count complete and missing translations',
  'accounts.list': 'List accounts',
  'accounts.get': 'Read an account',
  'accounts.add': 'Add an account',
  'accounts.update': 'Change an account',
  'accounts.remove': 'Move an account to the trash',
  'session.signIn': 'Sign in',
  'session.signOut': 'Sign out',
  'session.current': 'Read who is signed in',
  'session.changeOwn': 'Change your name, language or password',
  'session.sessions': 'List your sessions',
  'session.endSession': 'End one of your sessions',
  'session.endSessions': 'End your other sessions',
  'passwordResets.offered': 'Read whether links are mailed',
  'passwordResets.ask': 'Ask for a link to set a password',
  'passwordResets.use': 'Set a password by a link',
  'passwordResets.start': 'Make a link that sets a password',
  'settings.get': 'Read the settings of the server',
  'docs.read': 'Read this description as a page',
  'ownFactor.get': 'Read your second factor',
  'ownFactor.offer': 'Begin to set up a second factor',
  'ownFactor.confirm': 'Finish setting up a second factor',
  'ownFactor.remove': 'Switch your second factor off',
  'secondFactors.isOn': 'Read whether an account has a second factor',
  'secondFactors.remove': 'Remove the second factor of an account',
  'secondFactors.required': 'List the roles that need a second factor',
  'secondFactors.require': 'Set the roles that need a second factor',
  'personalData.find': 'Find the data of a person',
  'personalData.export': 'Export the data of a person',
  'personalData.erase': 'Erase the data of a person',
  'trash.list': 'List the trash',
  'activity.list': 'List the activity',
  'activity.get': 'Read one activity',
  'drafts.list': 'List drafts and scheduled changes',
  'drafts.add': 'Add a draft',
  'drafts.get': 'Read a draft',
  'drafts.update': 'Change a draft',
  'drafts.discard': 'Discard a draft',
  'drafts.restore': 'Restore a discarded draft',
  'drafts.publish': 'Publish a draft',
  'releases.list': 'List releases',
  'releases.update': 'Rename or reschedule a release',
  'releases.discard': 'Discard a release',
  'releases.publish': 'Publish a release',
  'previewLinks.list': 'List preview links',
  'previewLinks.add': 'Make a preview link',
  'previewLinks.revoke': 'Revoke a preview link',
  'apiTokens.list': 'List API tokens',
  'apiTokens.add': 'Make an API token',
  'apiTokens.renew': 'Renew an API token',
  'apiTokens.revoke': 'Revoke an API token',
  'unpublished.list': 'List what is off the site',
}

const summaries: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ofContents, ...ofHistory, ...ofMails]),
  ...others,
}

/** Says what each operation does. */
export const withSummaries = (document: Described): Described => ({
  ...document,
  paths: mapOperations(document.paths, (operation) => ({
    ...operation,
    summary: summaries[operation.operationId],
  })),
})
