import { contentTypeNames } from '#domain/content/content-types.ts'
import { publishables } from '#domain/publishing/draft.ts'
import type { Config } from '../../config/config.ts'
import { refuseArguments, parseArguments } from '../line/command.ts'
import { importFile, importFolder, type ImportedSubject } from './import-folder.ts'
import { onContent } from './site-content.ts'

const oneOf = <Name extends string>(known: ReadonlyArray<Name>, name: string): Name =>
  known.find((each) => each === name) ??
  refuseArguments('import-content', `There is no content type '${name}'.`)

/** Runs the command: imports an exported folder, or a CSV file of one content type. */
export const runImport = (
  config: Config,
  words: ReadonlyArray<string>,
): Promise<ReadonlyArray<ImportedSubject>> => {
  const { operands, values } = parseArguments('import-content', words)
  const [place = ''] = operands
  const { type, types } = values
  const dryRun = values['dry-run'] === true
  if (place.endsWith('.csv')) {
    if (typeof type !== 'string') return refuseArguments('import-content', 'Name the content type by --type.')
    return onContent(config, importFile(place, oneOf(contentTypeNames, type), dryRun))
  }
  const { timeZone } = config
  if (typeof types !== 'string') return onContent(config, importFolder(place, { dryRun, timeZone }))
  const named = types.split(',').map((name) => oneOf(publishables, name))
  return onContent(config, importFolder(place, { dryRun, timeZone, types: named }))
}
