import { HttpApi, OpenApi } from 'effect/http-api'
import { contents } from '#domain/content/contents.ts'
import { discardables, subjects } from '#domain/history/subject.ts'
import { OwnOrigin } from './access.ts'
import { accountGroup } from './account-group.ts'
import { Answers } from './answers.ts'
import { Bodies } from './bodies.ts'
import { arrivalGroup } from './arrival-group.ts'
import { contentGroup } from './content-group.ts'
import { docsGroup } from './docs-group.ts'
import { activityGroup, historyGroup } from './history-group.ts'
import { homePageGroup } from './home-page-group.ts'
import { enquiryGroup, profileGroup } from './mail-group.ts'
import { notificationGroup } from './notification-group.ts'
import { orderedContents, orderGroup } from './order-group.ts'
import { passwordResetGroup } from './password-reset-group.ts'
import { personalDataGroup } from './personal-data-group.ts'
import { resumeGroup } from './resume-group.ts'
import { ownFactorGroup, secondFactorGroup } from './second-factor-group.ts'
import { sessionGroup } from './session-group.ts'
import { settingsGroup } from './settings-group.ts'
import { statisticsGroup } from './statistics-group.ts'
import { discardedGroup, trashGroup } from './trash-group.ts'
import { uploadGroup } from './upload-group.ts'
import { visitorGroup } from './visitor-group.ts'
import { describeXsrf } from './describe-xsrf.ts'

const { brand, ...others } = contents

/** Every call of the product, below `/api/{product}`. */
export const makeApi = (product: string) =>
  HttpApi.make('sahilan')
    .add(contentGroup(brand), ...Object.values(others).map(contentGroup), ...orderedContents.map(orderGroup))
    .add(
      visitorGroup,
      enquiryGroup,
      profileGroup,
      notificationGroup,
      arrivalGroup,
      resumeGroup,
      statisticsGroup,
      uploadGroup,
    )
    .add(homePageGroup, accountGroup, sessionGroup, passwordResetGroup, settingsGroup, docsGroup)
    .add(ownFactorGroup, secondFactorGroup, personalDataGroup)
    .add(trashGroup, activityGroup, ...discardables.map(discardedGroup), ...subjects.map(historyGroup))
    .middleware(Bodies)
    .middleware(OwnOrigin)
    .middleware(Answers)
    .prefix(`/api/${product}`)
    .annotateMerge(
      OpenApi.annotations({
        title: 'Sahilan',
        version: '1',
        description: 'The calls of the site and of its back office.',
        transform: describeXsrf,
      }),
    )

export type Api = ReturnType<typeof makeApi>
