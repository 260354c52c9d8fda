import type { Config } from '#server/config.ts'
import { aiWriter } from './ai-writer.ts'
import { offlineWriter } from './offline-writer.ts'
import type { Writer } from './writer.ts'

/** The service where one is set, otherwise sentences that lie ready. */
export const openWriter = ({ ai }: Pick<Config, 'ai'>): Writer => (ai ? aiWriter(ai) : offlineWriter)
