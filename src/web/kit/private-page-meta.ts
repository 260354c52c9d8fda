import { t } from '#contract/platform/t.ts'
import { pageMeta } from './page-meta.ts'

/** The pages of the account have no canonical address: they are nothing for search engines. Their texts are marked with `msg`. */
export const privatePageMeta = (title: string, description: string) => () =>
  pageMeta({ title: t(title), description: t(description) })
