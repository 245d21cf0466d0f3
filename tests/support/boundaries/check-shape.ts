import { colorFolders, forbiddenFolders, longestFile } from './layers.ts'
import type { SourceFile } from './source-files.ts'

const rawColor =
  /(?<=[\s'"`(:,])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=[\s'"`),;])|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(/i

const shapeOf = ({ path, text, broken }: SourceFile): readonly (string | false | null)[] => {
  const folders = path.split('/').slice(0, -1)
  const name = path.split('/').at(-1) ?? ''
  const lines = text.split('\n').length - 1
  const mayHaveColors = colorFolders.some((folder) => path.startsWith(`src/${folder}/`))
  const color = path.startsWith('src/ui/') && !mayHaveColors && rawColor.exec(text)
  return [
    broken && 'it does not parse',
    // Catalogues of texts are long lists.
    lines > longestFile &&
      !path.startsWith('src/domain/wording/') &&
      `${lines} lines are more than ${longestFile}: split it`,
    /^index\.\w+$/.test(name) && 'a barrel hides what is imported: name the file for the thing inside',
    folders.some((folder) => forbiddenFolders.includes(folder)) && 'name its folder for the thing inside',
    color && `the colour ${color[0]} belongs into a token`,
  ]
}

/** Violations of the rules for names, file lengths and colours. */
export const shapeViolations = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => shapeOf(file).flatMap((sentence) => (sentence ? `${file.path}: ${sentence}` : [])))
