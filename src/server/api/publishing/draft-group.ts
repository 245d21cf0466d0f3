import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { draftActions, draftLists, draftStates, publishables } from '#domain/publishing/draft.ts'
import { reviewStates } from '#domain/publishing/review.ts'
import { NewPlace } from '../content/order-group.ts'
import { SubjectNames } from '../history/subject-names.ts'
import { ListParameters, storedInstant } from '../lists/list-parameters.ts'
import { titleSchemas } from '../lists/title-schemas.ts'
import { Access, ChangesNothingLive, RequiredPermission, openToTokens } from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

/** With the wire names of the subject. */
const Fields = Schema.Record(Schema.String, Schema.Unknown)

const text = Schema.optionalKey(Schema.String)

const Listed = Schema.Struct({
  id: Schema.String,
  subject: Schema.Literals(publishables),
  itemId: Schema.String,
  action: Schema.Literals(draftActions),
  ...titleSchemas,
  dueAt: Schema.String,
  revertAt: Schema.String,
  revertsId: Schema.String,
  release: Schema.String,
  state: Schema.Literals(draftStates),
  reason: Schema.String,
  author: Schema.Struct({ id: Schema.String, name: Schema.String }),
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
  review: Schema.optionalKey(Schema.Literals(reviewStates)),
  reviewNote: text,
  reviewBy: Schema.optionalKey(Schema.Struct({ id: Schema.String, name: Schema.String })),
})

const { translations: _translations, ...shared } = Listed.fields

const Draft = Schema.Struct({
  ...shared,
  base: Schema.NullOr(Fields),
  fields: Fields,
  place: Schema.optionalKey(NewPlace),
  changes: Schema.Array(Schema.String),
  conflicts: Schema.Array(Schema.String),
  errors: Schema.Record(Schema.String, Schema.String),
  item: Schema.NullOr(Fields),
}).annotate({ identifier: 'Draft' })

const input = {
  fields: Schema.optionalKey(Fields),
  place: Schema.optionalKey(NewPlace),
  dueAt: text,
  revertAt: text,
  release: text,
}
const version = Schema.optionalKey(Schema.Int)
const NewDraft = Schema.Struct({
  subject: Schema.Literals(publishables),
  itemId: text,
  action: Schema.optionalKey(Schema.Literals(['publish', 'unpublish'])),
  ...input,
  itemVersion: version,
}).annotate({ identifier: 'NewDraft' })
const Change = Schema.Struct({ ...input, version, itemVersion: version }).annotate({
  identifier: 'DraftChange',
})

const ReviewNote = Schema.Struct({ version, note: text }).annotate({ identifier: 'ReviewNote' })

const Published = Schema.Struct({
  subject: Schema.Literals(publishables),
  itemId: Schema.String,
  results: Schema.NullOr(Fields),
})

const anyList = `(?:${draftLists.join('|')})`
const Lists = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(new RegExp(`^${anyList}(?:,${anyList})*$`, 'u'))),
)
/** Enough for the ids of a page. */
const Ids = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4_000)))

const { sort: _, ...paging } = ListParameters.fields

export const draftGroup = HttpApiGroup.make('drafts')
  .annotate(OpenApi.Title, 'Drafts')
  .annotate(
    OpenApi.Description,
    'A token reads and changes the drafts whose subject it may write: for those of news it needs the scope `newsArticle:write`.',
  )
  .add(
    HttpApiEndpoint.get('list', endpoints.drafts, {
      query: Schema.Struct({
        ...paging,
        state: Lists,
        subjects: SubjectNames,
        items: Ids,
        release: paging.q,
        from: storedInstant,
        until: storedInstant,
        review: Schema.optionalKey(Schema.Literals(reviewStates)),
      }),
      success: envelope(200, pageResults(Listed, 'draft')),
    }),
    HttpApiEndpoint.post('add', endpoints.drafts, {
      headers: IdempotencyHeaders,
      payload: NewDraft,
      success: results(Draft),
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.get('get', routePath(endpoints.draft), { params: itemId, success: results(Draft) }),
    HttpApiEndpoint.put('update', routePath(endpoints.draft), {
      params: itemId,
      payload: Change,
      success: results(Draft),
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.delete('discard', routePath(endpoints.draft), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.post('restore', routePath(endpoints.draftRestored), {
      params: itemId,
      success: results(Draft),
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.post('askReview', routePath(endpoints.draftReview), {
      params: itemId,
      payload: ReviewNote,
      success: results(Draft),
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.delete('withdrawReview', routePath(endpoints.draftReview), {
      params: itemId,
      success: results(Draft),
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.post('return', routePath(endpoints.draftReturned), {
      params: itemId,
      payload: ReviewNote,
      success: results(Draft),
    }),
    HttpApiEndpoint.post('publish', routePath(endpoints.draftPublished), {
      params: itemId,
      headers: IdempotencyHeaders,
      payload: Change,
      success: envelope(200, Published),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .annotateEndpointsMerge(openToTokens('drafts'))
  .middleware(Access)
