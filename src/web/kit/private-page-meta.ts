import { pageMeta } from './page-meta.ts'

/** The pages of the account have no canonical address: they are nothing for search engines. */
export const privatePageMeta = (title: string, description: string) => () => pageMeta({ title, description })
