import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { isFailure } from './is-failure.ts'

/** What a visitor is told of an error: a refusal speaks for itself, a fault of ours has one text. */
export const problemText = (error: unknown) => (isFailure(error) ? error.message : t(requestFailures.unexpected.text))
