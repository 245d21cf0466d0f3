import { Context, type Effect } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type { WriteFailure } from '../failures.ts'

/** Uploads pictures for items and the home page. */
export class PictureUploads extends Context.Service<
  PictureUploads,
  {
    /** Stores a picture and returns its URL. Calls `report` with the fraction sent so far, from 0 to 1. */
    upload(file: ChosenFile, report?: (progress: number) => void): Effect.Effect<string, WriteFailure>
  }
>()('sahilan/ports/PictureUploads') {}
