import type { Role } from '#domain/role.ts'

/** Its response ends only with the session. */
export const arrivalsPath = '/mail_arrivals'

type Who = 'anybody' | 'signed in' | ReadonlyArray<Role>

export interface Call {
  readonly method: string
  readonly path: string
  readonly who: Who
}

const cx: Who = ['CXTeam', 'Admin']
const hr: Who = ['Hr', 'Admin']
const admin: Who = ['Admin']

const crud = (
  list: string,
  get: string,
  add: string,
  update: string,
  remove: string,
  who: Who,
): ReadonlyArray<Call> => [
  { method: 'GET', path: list, who: 'anybody' },
  { method: 'GET', path: get, who: 'anybody' },
  { method: 'POST', path: add, who },
  { method: 'PUT', path: update, who },
  { method: 'DELETE', path: remove, who },
]

/** The trash and the history of a subject. */
const archiveOf = (subject: string, who: Who): ReadonlyArray<Call> => [
  { method: 'PUT', path: `/trash/${subject}/{id}`, who },
  { method: 'DELETE', path: `/trash/${subject}/{id}`, who },
  { method: 'GET', path: `/history/${subject}/{id}`, who },
]

/** An item of a subject that is off the site. */
const unpublishedOf = (subject: string, who: Who): ReadonlyArray<Call> => [
  { method: 'GET', path: `/unpublished/${subject}/{id}`, who },
  { method: 'PUT', path: `/unpublished/${subject}/{id}`, who },
  { method: 'DELETE', path: `/unpublished/${subject}/{id}`, who },
  { method: 'POST', path: `/unpublished/${subject}/{id}/publish`, who },
  { method: 'POST', path: `/content_import/${subject}`, who },
]

/** The thread of a mail. */
const threadOf = (mail: string): ReadonlyArray<Call> => [
  { method: 'GET', path: `${mail}/messages`, who: hr },
  { method: 'POST', path: `${mail}/messages`, who: hr },
  { method: 'POST', path: `${mail}/messages/{messageId}/send`, who: hr },
  { method: 'PUT', path: `${mail}/writing`, who: hr },
  { method: 'DELETE', path: `${mail}/writing`, who: hr },
]

/** Every endpoint and who may call it, from the specification and not from the code. */
export const everyEndpoint: ReadonlyArray<Call> = [
  { method: 'POST', path: '/enquiry_mail', who: 'anybody' },
  { method: 'POST', path: '/uploads3', who: 'signed in' },
  ...crud(
    '/Ourbrands_list',
    '/Ourbrands/{id}',
    '/Ourbrands_add',
    '/Ourbrands_update/{id}',
    '/Ourbrands_del/{id}',
    cx,
  ),
  ...crud('/slider_list', '/slider/{id}', '/slider_add', '/slider_update/{id}', '/slider_del/{id}', cx),
  ...crud(
    '/Ourhistory_list',
    '/Ourhistory/{id}',
    '/Ourhistory_add',
    '/Ourhistory_update/{id}',
    '/Ourhistory_del/{id}',
    cx,
  ),
  { method: 'GET', path: '/adminuser', who: admin },
  { method: 'GET', path: '/adminuser/{id}', who: admin },
  { method: 'POST', path: '/adminuser', who: admin },
  { method: 'PUT', path: '/adminuser/{id}', who: admin },
  { method: 'DELETE', path: '/adminuser/{id}', who: admin },
  { method: 'POST', path: '/adminuser/{id}/password_reset', who: admin },
  { method: 'GET', path: '/adminuser/{id}/second_factor', who: admin },
  { method: 'DELETE', path: '/adminuser/{id}/second_factor', who: admin },
  { method: 'GET', path: '/second_factor_roles', who: admin },
  { method: 'PUT', path: '/second_factor_roles', who: admin },
  { method: 'GET', path: '/enquiry_mail_list', who: hr },
  { method: 'GET', path: '/profile_mail_list', who: hr },
  { method: 'GET', path: '/enquiry_mail.csv', who: hr },
  { method: 'GET', path: '/profile_mail.csv', who: hr },
  { method: 'GET', path: arrivalsPath, who: hr },
  ...crud('/Career_list', '/Career/{id}', '/career_add', '/Career_update/{id}', '/career_del/{id}', hr),
  ...crud(
    '/AboutusTeam_list',
    '/AboutusTeam/{id}',
    '/AboutusTeam_add',
    '/AboutusTeam_update/{id}',
    '/AboutusTeam_del/{id}',
    admin,
  ),
  ...crud(
    '/OurPortfolio_list',
    '/OurPortfolio/{id}',
    '/OurPortfolio_add',
    '/OurPortfolio_update/{id}',
    '/OurPortfolio_del/{id}',
    admin,
  ),
  ...crud('/Page_list', '/Page/{id}', '/Page_add', '/Page_update/{id}', '/Page_del/{id}', cx),
  { method: 'GET', path: '/homepage', who: 'anybody' },
  ...crud(
    '/NewsLater_list',
    '/NewsLater/{id}',
    '/NewsLater_add',
    '/NewsLater_update/{id}',
    '/NewsLater_del/{id}',
    cx,
  ),
  { method: 'POST', path: '/login', who: 'anybody' },
  { method: 'POST', path: '/logout', who: 'signed in' },
  { method: 'GET', path: '/session', who: 'signed in' },
  { method: 'PUT', path: '/homepage', who: cx },
  { method: 'POST', path: '/profile_mail', who: 'anybody' },
  { method: 'GET', path: '/profile_mail/{id}/resume', who: hr },
  { method: 'GET', path: '/enquiry_mail/{id}', who: hr },
  { method: 'GET', path: '/profile_mail/{id}', who: hr },
  { method: 'PUT', path: '/enquiry_mail/{id}', who: hr },
  { method: 'PUT', path: '/profile_mail/{id}', who: hr },
  { method: 'DELETE', path: '/enquiry_mail/{id}', who: hr },
  { method: 'DELETE', path: '/profile_mail/{id}', who: hr },
  { method: 'PUT', path: '/enquiry_mail/{id}/merged/{other}', who: hr },
  { method: 'DELETE', path: '/enquiry_mail/{id}/merged/{other}', who: hr },
  { method: 'GET', path: '/enquiry_mail/{id}/notifications', who: hr },
  { method: 'GET', path: '/profile_mail/{id}/notifications', who: hr },
  { method: 'GET', path: '/desk', who: hr },
  { method: 'PUT', path: '/desk', who: admin },
  { method: 'GET', path: '/desk_figures', who: hr },
  { method: 'GET', path: '/account/mails', who: hr },
  { method: 'PUT', path: '/account/mails', who: hr },
  { method: 'GET', path: '/mail_staff', who: hr },
  { method: 'GET', path: '/mail_tags', who: hr },
  { method: 'GET', path: '/mail_totals', who: hr },
  { method: 'GET', path: '/saved_views', who: hr },
  { method: 'POST', path: '/saved_views', who: hr },
  { method: 'PUT', path: '/saved_views/{id}', who: hr },
  { method: 'DELETE', path: '/saved_views/{id}', who: hr },
  { method: 'GET', path: '/history/desk/{id}', who: admin },
  { method: 'GET', path: '/parked_notifications', who: admin },
  { method: 'POST', path: '/parked_notifications/send', who: admin },
  { method: 'POST', path: '/parked_notifications/{id}/send', who: admin },
  { method: 'PUT', path: '/Ourbrands_order', who: cx },
  { method: 'PUT', path: '/slider_order', who: cx },
  { method: 'PUT', path: '/Ourhistory_order', who: cx },
  { method: 'PUT', path: '/Page_order', who: cx },
  { method: 'PUT', path: '/AboutusTeam_order', who: admin },
  { method: 'PUT', path: '/OurPortfolio_order', who: admin },
  { method: 'PUT', path: '/account', who: 'signed in' },
  { method: 'GET', path: '/password_reset', who: 'anybody' },
  { method: 'POST', path: '/password_reset', who: 'anybody' },
  { method: 'PUT', path: '/password_reset', who: 'anybody' },
  { method: 'GET', path: '/oidc/start', who: 'anybody' },
  { method: 'GET', path: '/oidc/callback', who: 'anybody' },
  { method: 'POST', path: '/oidc/link', who: 'signed in' },
  { method: 'GET', path: '/account/sessions', who: 'signed in' },
  { method: 'GET', path: '/account/second_factor', who: 'signed in' },
  { method: 'POST', path: '/account/second_factor', who: 'signed in' },
  { method: 'PUT', path: '/account/second_factor', who: 'signed in' },
  { method: 'POST', path: '/account/second_factor_off', who: 'signed in' },
  { method: 'DELETE', path: '/account/sessions/{id}', who: 'signed in' },
  { method: 'DELETE', path: '/account/sessions', who: 'signed in' },
  { method: 'POST', path: '/page_view', who: 'anybody' },
  { method: 'GET', path: '/search', who: 'anybody' },
  { method: 'GET', path: '/docs', who: 'signed in' },
  { method: 'GET', path: '/enquiry_mail_unread', who: hr },
  { method: 'GET', path: '/profile_mail_unread', who: hr },
  { method: 'GET', path: '/enquiry_mail_statistics', who: hr },
  { method: 'GET', path: '/settings', who: hr },
  { method: 'POST', path: '/personal_data', who: admin },
  { method: 'POST', path: '/personal_data_export', who: admin },
  { method: 'POST', path: '/personal_data_erase', who: admin },
  { method: 'GET', path: '/translations', who: 'signed in' },
  { method: 'GET', path: '/trash', who: 'signed in' },
  { method: 'GET', path: '/activity', who: 'signed in' },
  { method: 'GET', path: '/activity/{id}', who: admin },
  ...['brand', 'slider', 'historySlide', 'newsArticle', 'page'].flatMap((subject) => archiveOf(subject, cx)),
  ...['career', 'enquiry', 'profile', 'replyTemplate'].flatMap((subject) => archiveOf(subject, hr)),
  ...threadOf('/enquiry_mail/{id}'),
  ...threadOf('/profile_mail/{id}'),
  { method: 'GET', path: '/reply_templates', who: hr },
  { method: 'POST', path: '/reply_templates', who: hr },
  { method: 'PUT', path: '/reply_templates/{id}', who: hr },
  { method: 'DELETE', path: '/reply_templates/{id}', who: hr },
  { method: 'POST', path: '/receipt', who: 'anybody' },
  { method: 'POST', path: '/receipt_reply', who: 'anybody' },
  { method: 'POST', path: '/receipt_erase', who: 'anybody' },
  ...['teamMember', 'portfolioItem', 'account'].flatMap((subject) => archiveOf(subject, admin)),
  { method: 'GET', path: '/pictures', who: 'signed in' },
  { method: 'POST', path: '/pictures', who: 'signed in' },
  { method: 'POST', path: '/files', who: cx },
  { method: 'GET', path: '/pictures/{id}', who: 'signed in' },
  { method: 'PUT', path: '/pictures/{id}', who: 'signed in' },
  { method: 'DELETE', path: '/pictures/{id}', who: 'signed in' },
  { method: 'POST', path: '/pictures/{id}/replace', who: 'signed in' },
  { method: 'GET', path: '/drafts', who: 'signed in' },
  { method: 'POST', path: '/drafts', who: 'signed in' },
  { method: 'GET', path: '/drafts/{id}', who: 'signed in' },
  { method: 'PUT', path: '/drafts/{id}', who: 'signed in' },
  { method: 'DELETE', path: '/drafts/{id}', who: 'signed in' },
  { method: 'POST', path: '/drafts/{id}/restore', who: 'signed in' },
  { method: 'POST', path: '/drafts/{id}/publish', who: 'signed in' },
  { method: 'GET', path: '/releases', who: 'signed in' },
  { method: 'PUT', path: '/releases/{name}', who: 'signed in' },
  { method: 'DELETE', path: '/releases/{name}', who: 'signed in' },
  { method: 'POST', path: '/releases/{name}/publish', who: 'signed in' },
  { method: 'GET', path: '/api_tokens', who: admin },
  { method: 'POST', path: '/api_tokens', who: admin },
  { method: 'PUT', path: '/api_tokens/{id}', who: admin },
  { method: 'DELETE', path: '/api_tokens/{id}', who: admin },
  { method: 'GET', path: '/webhooks', who: admin },
  { method: 'POST', path: '/webhooks', who: admin },
  { method: 'PUT', path: '/webhooks/{id}', who: admin },
  { method: 'DELETE', path: '/webhooks/{id}', who: admin },
  { method: 'POST', path: '/webhooks/{id}/secret', who: admin },
  { method: 'POST', path: '/webhooks/{id}/test', who: admin },
  { method: 'GET', path: '/webhook_deliveries', who: admin },
  { method: 'POST', path: '/webhook_deliveries/{id}/send', who: admin },
  { method: 'GET', path: '/redirects', who: cx },
  { method: 'POST', path: '/redirects', who: cx },
  { method: 'PUT', path: '/redirects/{id}', who: cx },
  { method: 'DELETE', path: '/redirects/{id}', who: cx },
  { method: 'POST', path: '/redirects_import', who: cx },
  { method: 'GET', path: '/missing_paths', who: cx },
  { method: 'PUT', path: '/missing_paths/{id}', who: cx },
  { method: 'GET', path: '/preview_links', who: 'signed in' },
  { method: 'POST', path: '/preview_links', who: 'signed in' },
  { method: 'DELETE', path: '/preview_links/{id}', who: 'signed in' },
  { method: 'GET', path: '/unpublished', who: 'signed in' },
  ...['brand', 'slider', 'historySlide', 'newsArticle', 'page'].flatMap((subject) =>
    unpublishedOf(subject, cx),
  ),
  ...unpublishedOf('career', hr),
  ...['teamMember', 'portfolioItem'].flatMap((subject) => unpublishedOf(subject, admin)),
  { method: 'GET', path: '/history/homePage/{id}', who: cx },
  { method: 'GET', path: '/history/personalData/{id}', who: admin },
]

/** Whether a call sends a file. */
export const sendsFile = ({ method, path }: Call): boolean =>
  method === 'POST' && /^\/(?:uploads3|pictures|files|redirects_import|content_import\/\w+)$/u.test(path)

export const mayCall = ({ who }: Call, role: Role | 'visitor'): boolean => {
  if (who === 'anybody') return true
  return role !== 'visitor' && (who === 'signed in' || who.includes(role))
}
