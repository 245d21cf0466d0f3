import { release } from '../../config/release.ts'
import { describeFailures } from './describe-failures.ts'
import { describeParameters } from './describe-parameters.ts'
import { describeSecurity } from './describe-security.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import type { Described } from './described.ts'
import { nameSchemas } from './name-schemas.ts'
import { plainSchemas } from './plain-schemas.ts'
import { withExamples } from './examples.ts'
import { withSummaries } from './summaries.ts'

/** Completes the document that Effect derives from the endpoints, for programs that know nothing else of the API. */
export const describeApi =
  (publicUrl: string) =>
  (document: Record<string, unknown>): Record<string, unknown> => {
    // Effect's `transform` is untyped.
    const derived = document as unknown as Described
    const steps = [
      describeWebhooks,
      plainSchemas,
      describeParameters,
      describeSecurity,
      nameSchemas,
      describeFailures,
      withSummaries,
      withExamples,
    ]
    return {
      ...steps.reduce((described, step) => step(described), derived),
      info: { ...derived.info, ...release },
      servers: [{ url: publicUrl }],
    }
  }
