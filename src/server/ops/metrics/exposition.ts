type Labels = Readonly<Record<string, string | number>>

export interface Sample {
  /** Appended to the name, such as `_sum` of a histogram. */
  readonly suffix?: string
  readonly labels?: Labels
  readonly value: number
}

export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: ReadonlyArray<Sample>
}

const escaped = (value: string | number) =>
  String(value)
    .replace(/\\/g, '\\\\')
    .replace(/"/g, String.raw`\"`)
    .replace(/\n/g, String.raw`\n`)

const labelled = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Formats metrics in Prometheus' text format 0.0.4. */
export const exposition = (metrics: ReadonlyArray<Metric>): string =>
  metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelled(labels)} ${value}`),
    ])
    .join('\n')
    .concat('\n')
