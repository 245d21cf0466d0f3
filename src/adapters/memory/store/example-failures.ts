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
    withoutResponse: true,
    cause: new TypeError('Failed to fetch'),
  }),
  broken: new UnexpectedFailure({ message: 'The server could not do this' }),
  notAllowed: new NotAllowed({ message: 'Your role does not allow this' }),
  sessionEnded: new NotSignedIn({ message: 'Your session has ended' }),
  missing: new ItemNotFound({ message: 'There is no such endpoint' }),
  tooLarge: new UploadRefused({
    message: 'The picture has at most 8 MB',
    because: 'size',
  }),
  changed: (current: unknown) =>
    new ItemChanged({ message: 'Somebody else changed this in the meantime', current }),
} as const
