import { HttpApi, OpenApi } from 'effect/http-api'
import { contentTypes } from '#domain/content/content-types.ts'
import { trashableSubjects, subjects } from '#domain/history/subject.ts'
import { OwnOrigin } from './request/access/access.ts'
import { accountGroup } from './accounts/account-group.ts'
import { ErrorResponses } from './response/error-responses.ts'
import { RequestBodies } from './request/body/request-bodies.ts'
import { arrivalGroup } from './inbox/arrival-group.ts'
import { receiptGroup } from './desk/receipt-group.ts'
import { answerTemplateGroup } from './desk/answer-template-group.ts'
import { enquiryThreadGroup, profileThreadGroup } from './desk/thread-group.ts'
import { deskGroup, savedViewGroup } from './desk/desk-group.ts'
import { contentGroup } from './content/content-group.ts'
import { docsGroup } from './system/docs-group.ts'
import { activityGroup, historyGroup } from './history/history-group.ts'
import { homePageGroup } from './content/home-page-group.ts'
import { enquiryGroup, mergingGroup, profileGroup } from './inbox/mail-group.ts'
import { notificationGroup } from './inbox/notification-group.ts'
import { orderedContents, orderGroup } from './content/order-group.ts'
import { ownPasskeyGroup, passkeySignInGroup } from './accounts/passkey-group.ts'
import { passwordResetGroup } from './accounts/password-reset-group.ts'
import { personalDataGroup } from './system/personal-data-group.ts'
import { resumeGroup } from './inbox/resume-group.ts'
import { ownFactorGroup, secondFactorGroup } from './accounts/second-factor-group.ts'
import { singleSignOnGroup } from './accounts/single-sign-on-group.ts'
import { sessionGroup } from './accounts/session-group.ts'
import { settingsGroup } from './system/settings-group.ts'
import { statisticsGroup } from './inbox/statistics-group.ts'
import { trashedItemGroup, trashGroup } from './history/trash-group.ts'
import { translationsGroup } from './content/translations-group.ts'
import { uploadGroup } from './content/upload-group.ts'
import { searchGroup } from './visitor/search-group.ts'
import { pictureGroup } from './media/picture-group.ts'
import { visitorGroup } from './visitor/visitor-group.ts'
import { draftGroup } from './publishing/draft-group.ts'
import { releaseGroup } from './publishing/release-group.ts'
import { apiTokenGroup } from './connections/api-token-group.ts'
import { deadLinkGroup, linksGroup } from './links/link-group.ts'
import { redirectGroup } from './redirects/redirect-group.ts'
import { webhookGroup } from './connections/webhook-group.ts'
import { previewLinkGroup } from './publishing/preview-link-group.ts'
import { unpublishedGroup, unpublishedItemGroup } from './publishing/unpublished-group.ts'
import { importGroup } from './content/import-group.ts'
import { describeApi } from './description/describe-api.ts'

const { brand, ...others } = contentTypes

export const makeApi = (product: string, publicUrl: string) =>
  HttpApi.make('sahilan')
    .add(contentGroup(brand), ...Object.values(others).map(contentGroup), ...orderedContents.map(orderGroup))
    .add(
      visitorGroup,
      searchGroup,
      enquiryGroup,
      mergingGroup,
      profileGroup,
      notificationGroup,
      arrivalGroup,
      enquiryThreadGroup,
      profileThreadGroup,
      answerTemplateGroup,
      receiptGroup,
      resumeGroup,
      statisticsGroup,
      deskGroup,
      savedViewGroup,
      uploadGroup,
      pictureGroup,
    )
    .add(
      homePageGroup,
      translationsGroup,
      accountGroup,
      sessionGroup,
      passwordResetGroup,
      singleSignOnGroup,
      settingsGroup,
      docsGroup,
    )
    .add(ownFactorGroup, secondFactorGroup, passkeySignInGroup, ownPasskeyGroup, personalDataGroup)
    .add(trashGroup, activityGroup, ...trashableSubjects.map(trashedItemGroup), ...subjects.map(historyGroup))
    .add(
      draftGroup,
      releaseGroup,
      previewLinkGroup,
      apiTokenGroup,
      webhookGroup,
      redirectGroup,
      deadLinkGroup,
      unpublishedGroup,
      ...Object.values(contentTypes).map(unpublishedItemGroup),
      ...Object.values(contentTypes).map(linksGroup),
      ...Object.values(contentTypes).map(importGroup),
    )
    .middleware(RequestBodies)
    .middleware(OwnOrigin)
    .middleware(ErrorResponses)
    .prefix(`/api/${product}`)
    .annotateMerge(
      OpenApi.annotations({
        title: 'Sahilan',
        description: 'The API of the site and its back office.',
        transform: describeApi(publicUrl),
      }),
    )

export type Api = ReturnType<typeof makeApi>
