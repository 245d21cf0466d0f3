import { holding, isDecodable } from './variable-checks.ts'

const pair = /^\s*([\w-]+)=([^,]*)$/

/** Values are percent-encoded. */
const isPair = (text: string) => isDecodable(text) && pair.test(text)

export const tracesVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: holding(
    (value) => /^https?:\/\/[^?#\s]+$/.test(value) && URL.canParse(value),
    'write it as http://host:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: holding(
    (value) => value.split(',').every(isPair),
    'write it as name=value,name=value',
  ),
}

export interface TracesConfig {
  /** A collector that accepts OTLP over HTTP. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
}

/** `undefined` if nothing is sent to a collector. */
export const tracesConfig = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: { readonly [Name in keyof typeof tracesVariables]?: string }): TracesConfig | undefined =>
  endpoint === undefined
    ? undefined
    : {
        endpoint: endpoint.replace(/\/+$/, ''),
        headers: Object.fromEntries(
          (headers?.split(',') ?? []).map((one) => {
            const [, name = '', value = ''] = pair.exec(one) ?? []
            return [name, decodeURIComponent(value.trim())]
          }),
        ),
      }
