import { Record, Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { deskEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { DeskFigures, figureWeeks } from '#domain/desk/desk-figures.ts'
import { DeskChange, DeskSettings } from '#domain/desk/desk-settings.ts'
import { EmailPreferences } from '#domain/desk/email-preferences.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import { mailKinds } from '#domain/mail/mail-kind.ts'
import { wholeNumber } from '../lists/list-parameters.ts'
import {
  Access,
  ChangesNothingLive,
  KeepsSessionAlive,
  RequiredPermission,
} from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'

const Stored = Schema.Struct({ ...DeskSettings.fields, version: Schema.Int }).annotate({ identifier: 'Desk' })
const Person = Schema.Struct({ id: Schema.String, name: Schema.String })

const MailTotals = Schema.Struct(Record.map(countedQueries, () => Schema.Int))

export const deskGroup = HttpApiGroup.make('desk')
  .annotate(OpenApi.Title, 'Desk')
  .add(
    HttpApiEndpoint.get('get', deskEndpoints.desk, { success: results(Stored) }).annotate(
      RequiredPermission,
      'mails.handle',
    ),
    HttpApiEndpoint.put('update', deskEndpoints.desk, {
      payload: Schema.Struct({ ...DeskChange.fields, version: Schema.optionalKey(Schema.Int) }),
      success: results(Stored),
    }).annotate(RequiredPermission, 'desk.manage'),
    HttpApiEndpoint.get('ownMails', deskEndpoints.emailPreferences, {
      success: results(EmailPreferences),
    }).annotate(RequiredPermission, 'mails.handle'),
    HttpApiEndpoint.put('changeOwnMails', deskEndpoints.emailPreferences, {
      payload: EmailPreferences,
      success: results(EmailPreferences),
    })
      .annotate(RequiredPermission, 'mails.handle')
      .annotate(ChangesNothingLive, true),
    HttpApiEndpoint.get('staff', deskEndpoints.staff, {
      success: results(Schema.Array(Person)),
    }).annotate(RequiredPermission, 'mails.handle'),
    HttpApiEndpoint.get('tags', deskEndpoints.tags, {
      query: Schema.Struct({ kind: Schema.optionalKey(Schema.Literals(mailKinds)) }),
      success: results(Schema.Array(Schema.String)),
    }).annotate(RequiredPermission, 'mails.handle'),
    HttpApiEndpoint.get('totals', deskEndpoints.totals, {
      query: Schema.Struct({ kind: Schema.optionalKey(Schema.Literals(mailKinds)) }),
      success: results(MailTotals),
    })
      .annotate(RequiredPermission, 'mails.handle')
      .annotate(KeepsSessionAlive, false),
    HttpApiEndpoint.get('figures', deskEndpoints.figures, {
      query: Schema.Struct({ weeks: wholeNumber(figureWeeks.min, figureWeeks.max) }),
      success: results(DeskFigures),
    }).annotate(RequiredPermission, 'mails.handle'),
    HttpApiEndpoint.get('figuresCsv', routePath(deskEndpoints.figuresCsv), {
      query: Schema.Struct({
        weeks: wholeNumber(figureWeeks.min, figureWeeks.max),
        lang: Schema.optionalKey(Schema.String),
      }),
      success: HttpApiSchema.StreamUint8Array({ contentType: 'text/csv' }),
    }).annotate(RequiredPermission, 'mails.handle'),
  )
  .middleware(Access)

const View = Schema.Struct({
  kind: Schema.Literals(mailKinds),
  name: Schema.String,
  address: Schema.String,
  shared: Schema.Boolean,
})
const StoredView = Schema.Struct({ id: Schema.String, ...View.fields })

export const savedViewGroup = HttpApiGroup.make('savedViews')
  .annotate(OpenApi.Title, 'Saved views')
  .add(
    HttpApiEndpoint.get('list', deskEndpoints.savedViews, { success: results(Schema.Array(StoredView)) }),
    HttpApiEndpoint.post('add', deskEndpoints.savedViews, {
      headers: IdempotencyHeaders,
      payload: View,
      success: results(StoredView),
    }),
    HttpApiEndpoint.put('update', routePath(deskEndpoints.savedView), {
      params: itemId,
      payload: View,
      success: results(StoredView),
    }),
    HttpApiEndpoint.delete('remove', routePath(deskEndpoints.savedView), {
      params: itemId,
      success: results(Schema.Struct(itemId)),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'mails.handle')
  .annotateEndpoints(ChangesNothingLive, true)
  .middleware(Access)
