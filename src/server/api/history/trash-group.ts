import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { subjectPath } from '#adapters/http/client/path-to.ts'
import { editOf, needsNoApproval, trashableSubjects, type Trashable } from '#domain/history/subject.ts'
import { Access, ChangesNothingLive, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { titleSchemas } from '../lists/title-schemas.ts'
import { SubjectNames } from './subject-names.ts'

const TrashEntry = Schema.Struct({
  subject: Schema.Literals(trashableSubjects),
  itemId: Schema.String,
  ...titleSchemas,
  deletedAt: Schema.String,
  deletedBy: Schema.Struct({ id: Schema.String, name: Schema.String }),
})

const { sort: _, ...paging } = ListParameters.fields

export const trashGroup = HttpApiGroup.make('trash')
  .annotate(OpenApi.Title, 'Trash')
  .add(
    HttpApiEndpoint.get('list', endpoints.trash, {
      query: Schema.Struct({ ...paging, subjects: SubjectNames }),
      success: envelope(200, pageResults(TrashEntry, 'discarded')),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .middleware(Access)

export const trashedItemGroupName = (subject: Trashable) =>
  `${subject}.trash` as const satisfies `${Trashable}.trash`

export const trashedItemGroup = (subject: Trashable) => {
  const path = routePath(subjectPath(endpoints.trashedItem, subject))
  const success = results(Schema.Struct(itemId))
  return HttpApiGroup.make(trashedItemGroupName(subject))
    .annotate(OpenApi.Title, `Trash: ${subject}`)
    .add(
      HttpApiEndpoint.put('restore', path, { params: itemId, success }),
      HttpApiEndpoint.delete('erase', path, { params: itemId, success }),
    )
    .annotateEndpoints(RequiredPermission, editOf(subject))
    .annotateEndpoints(ChangesNothingLive, needsNoApproval(subject))
    .middleware(Access)
}
