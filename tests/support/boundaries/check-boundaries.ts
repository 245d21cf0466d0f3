import { burdenViolations, cycleViolations } from './check-graph.ts'
import { importViolations } from './check-imports.ts'
import { shapeViolations } from './check-shape.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** Checks the whole tree at `root`. Callers must fail if it has read no files. */
export const checkBoundaries = (
  root: string,
): { files: readonly SourceFile[]; violations: readonly string[] } => {
  const files = sourceFiles(root)
  const violations = [
    ...importViolations(root, files),
    ...cycleViolations(files),
    ...burdenViolations(files),
    ...shapeViolations(files),
  ]
  return { files, violations }
}
