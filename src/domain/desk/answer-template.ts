import type { Stored } from '../content/content-type.ts'
import { enquiryTypes } from '../visitor-forms/enquiry/enquiry.ts'
import { languageOf } from '../language/language.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { messageLimit } from './thread.ts'

/** The mails that a template is offered for. */
export const templateOffers = ['any', ...enquiryTypes, 'applications'] as const
export type TemplateOffer = (typeof templateOffers)[number]

export interface AnswerTemplateInput {
  readonly name: string
  readonly offeredFor: TemplateOffer
  /** By the tag of the language; one is enough. */
  readonly texts: Readonly<Record<string, string>>
}

/** A text that staff insert into their answers. In the API and the database it is called a reply template. */
export interface AnswerTemplate extends AnswerTemplateInput, Stored {}

export const templateNameLimit = 80

/** The most templates of a site; all of them are one list. */
export const maxTemplates = 200

/** One sentence for each invalid field. */
export const templateErrors = ({
  name,
  offeredFor,
  texts,
}: Omit<AnswerTemplateInput, 'offeredFor'> & { readonly offeredFor: string }): Partial<
  Record<keyof AnswerTemplateInput, string>
> => ({
  ...(name.trim() === '' && { name: 'Name is required' }),
  ...(name.length > templateNameLimit && { name: `Name has at most ${templateNameLimit} characters` }),
  ...(!templateOffers.some((known) => known === offeredFor) && {
    offeredFor: `Choose one of ${templateOffers.join(', ')}`,
  }),
  ...textsError(texts),
})

const textsError = (texts: AnswerTemplateInput['texts']) => {
  const written = Object.values(texts).filter((text) => text.trim() !== '')
  if (written.length === 0) return { texts: 'Text is required' }
  if (Object.keys(texts).some((tag) => languageOf(tag) === undefined))
    return { texts: 'This language is not available.' }
  if (written.some((text) => text.length > messageLimit))
    return { texts: `Text has at most ${messageLimit} characters` }
  const [unknown] = written.flatMap(unknownPlaceholders)
  return unknown === undefined ? {} : { texts: `There is no placeholder {{${unknown}}}` }
}

/** A sentence if no further template can be stored. */
export const templatesFullErrors = (stored: number): Pick<ReturnType<typeof templateErrors>, 'name'> =>
  stored < maxTemplates ? {} : { name: `There are at most ${maxTemplates} templates.` }

/** The input without surrounding spaces and empty texts. */
export const tidyTemplate = ({ name, offeredFor, texts }: AnswerTemplateInput): AnswerTemplateInput => ({
  name: name.trim(),
  offeredFor,
  texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
})
