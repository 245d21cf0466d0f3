import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { subjectPath } from '#adapters/http/client/path-to.ts'
import { activityKinds } from '#domain/history/activity.ts'
import { editOf, subjects, type Subject } from '#domain/history/subject.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'
import { ListParameters, storedInstant } from '../lists/list-parameters.ts'
import { SubjectNames } from './subject-names.ts'

const Activity = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  kind: Schema.Literals(activityKinds),
  author: Schema.Struct({ id: Schema.String, name: Schema.String }),
  address: Schema.String,
  subject: Schema.Literals([...subjects, '']),
  itemId: Schema.String,
  title: Schema.String,
})

const State = Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown))
const Change = Schema.Struct({ ...Activity.fields, version: Schema.Int, before: State, after: State })

const ChangePage = envelope(200, pageResults(Change, 'change'))

const { sort: _sort, ...searched } = ListParameters.fields
const { q: text, ...paging } = searched

/** The activity on what the user may edit. Admins also see sign-ins and refusals. */
export const activityGroup = HttpApiGroup.make('activity')
  .annotate(OpenApi.Title, 'Activity')
  .add(
    HttpApiEndpoint.get('list', endpoints.activities, {
      query: Schema.Struct({
        ...searched,
        subjects: SubjectNames,
        kind: Schema.optionalKey(Schema.Literals(activityKinds)),
        from: storedInstant,
        until: storedInstant,
      }),
      success: envelope(200, pageResults(Activity, 'activity')),
    }).annotate(RequiredPermission, 'signedIn'),
    HttpApiEndpoint.get('get', routePath(endpoints.activity), {
      params: itemId,
      success: results(Change),
    }).annotate(RequiredPermission, 'activity.see'),
  )
  .middleware(Access)

export const historyGroupName = (subject: Subject) =>
  `${subject}.history` as const satisfies `${Subject}.history`

export const historyGroup = (subject: Subject) =>
  HttpApiGroup.make(historyGroupName(subject))
    .annotate(OpenApi.Title, `History: ${subject}`)
    .add(
      HttpApiEndpoint.get('of', routePath(subjectPath(endpoints.history, subject)), {
        params: itemId,
        query: Schema.Struct({ ...paging, field: text, source: text }),
        success: ChangePage,
      }),
    )
    .annotateEndpoints(RequiredPermission, editOf(subject))
    .middleware(Access)
