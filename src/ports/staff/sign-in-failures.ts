import { resetMinutes } from '#domain/account/password-reset.ts'
import { inputRefused, NotSignedIn } from '../failures.ts'

export const credentialsWrong = new NotSignedIn({ message: 'Email or password is wrong.', hasResponse: true })
export const sessionEnded = new NotSignedIn({ message: 'Your session has ended.', hasResponse: true })

export const codeMissing = inputRefused({ code: 'Code is required' })
export const codeWrong = inputRefused({ code: 'This code is not right, or was used already' })
export const offeredCodeWrong = inputRefused({
  code: 'This code is not right. Codes change every 30 seconds.',
})
export const factorRequired = inputRefused({ currentPassword: 'Your role requires a second factor' })

export const currentPasswordWrong = inputRefused({ currentPassword: 'This is not your current password' })
export const linkSpent = inputRefused({
  token: `This link has been used, or is older than ${resetMinutes} minutes. Ask for a new one.`,
})
