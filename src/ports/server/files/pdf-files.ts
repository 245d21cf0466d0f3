import { Context, type Effect } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type { WriteFailure } from '../../failures.ts'

/** Stores the PDFs that visitors download. Their records are those of pictures, see `PictureRecords`. */
export class PdfFiles extends Context.Service<
  PdfFiles,
  {
    /** Stores a PDF and returns its URL. Fails with `UploadRefused` if it is none, or not only one. */
    upload(file: ChosenFile): Effect.Effect<string, WriteFailure>
  }
>()('sahilan/ports/PdfFiles') {}
