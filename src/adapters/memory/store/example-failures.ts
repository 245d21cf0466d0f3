import {
  UnexpectedFailure,
  ItemChanged,
  ItemNotFound,
  NotAllowed,
  NotSignedIn,
  UploadRefused,
} from '#ports/failures.ts'

/** Failures for stories, as other adapters return them. */
export const exampleFailures = {
  offline: new UnexpectedFailure({
    message: 'Failed to fetch',
    hasResponse: false,
    cause: new TypeError('Failed to fetch'),
  }),
  broken: new UnexpectedFailure({ message: 'The server could not do this', hasResponse: true }),
  notAllowed: new NotAllowed({ message: 'Your role does not allow this', hasResponse: true }),
  sessionEnded: new NotSignedIn({ message: 'Your session has ended', hasResponse: true }),
  missing: new ItemNotFound({ message: 'There is no such endpoint', hasResponse: true }),
  tooLarge: new UploadRefused({
    message: 'The picture has at most 8 MB',
    hasResponse: true,
    because: 'size',
  }),
  changed: (current: unknown) =>
    new ItemChanged({ message: 'Somebody else changed this in the meantime', hasResponse: true, current }),
} as const
