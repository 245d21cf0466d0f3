/** The kind of a failure for a telemetry collector, as its message may contain personal data. */
export const errorKind = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && '_tag' in error) return String(error._tag)
  return error instanceof Error ? error.name : 'unknown'
}
