/** Alone, as the probe for the feature needs no other. */
export const answerTemplates = '/reply_templates'

/** The endpoints of threads, templates and receipts. */
export const threadEndpoints = {
  enquiryMessages: '/enquiry_mail/{id}/messages',
  enquiryMessageSent: '/enquiry_mail/{id}/messages/{messageId}/send',
  enquiryAttachment: '/enquiry_mail/{id}/messages/{messageId}/attachments/{index}',
  enquiryMerged: '/enquiry_mail/{id}/merged/{other}',
  enquiryWriting: '/enquiry_mail/{id}/writing',
  profileMessages: '/profile_mail/{id}/messages',
  profileMessageSent: '/profile_mail/{id}/messages/{messageId}/send',
  profileAttachment: '/profile_mail/{id}/messages/{messageId}/attachments/{index}',
  profileWriting: '/profile_mail/{id}/writing',
  answerTemplates,
  answerTemplate: '/reply_templates/{id}',
  receipt: '/receipt',
  receiptReply: '/receipt_reply',
  receiptErase: '/receipt_erase',
} as const

/** The endpoints of the desk. */
export const deskEndpoints = {
  desk: '/desk',
  figures: '/desk_figures',
  figuresCsv: '/desk_figures.csv',
  emailPreferences: '/account/mails',
  staff: '/mail_staff',
  tags: '/mail_tags',
  totals: '/mail_totals',
  savedViews: '/saved_views',
  savedView: '/saved_views/{id}',
} as const
