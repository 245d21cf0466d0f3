import type { AnswerTemplate, TemplateOffer } from '#domain/desk/answer-template.ts'
import type { Row } from '../client/row.ts'

export const templateSelection = 'id, version, created_at, updated_at, name, offered_for, texts'

export const templateOf = (row: Row): AnswerTemplate => ({
  id: String(row['id']),
  version: Number(row['version']),
  createdAt: String(row['created_at']),
  updatedAt: String(row['updated_at']),
  name: String(row['name']),
  // Stored after a check.
  offeredFor: String(row['offered_for']) as TemplateOffer,
  texts: JSON.parse(String(row['texts'])),
})
