import type { AttachmentRef } from '#domain/mail/inbound/attachment.ts'
import { pathTo } from '../client/path-to.ts'
import { threadEndpoints } from './desk-endpoints.ts'

const paths = {
  enquiries: threadEndpoints.enquiryAttachment,
  profiles: threadEndpoints.profileAttachment,
} as const

export const attachmentPath = ({ kind, mailId, messageId, index }: AttachmentRef): string =>
  pathTo(paths[kind], mailId)
    .replace('{messageId}', encodeURIComponent(messageId))
    .replace('{index}', String(index))
