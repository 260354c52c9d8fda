import type { MetaDescriptor } from 'react-router'
import type { ListState } from './list-state.ts'
import { listQuery } from './list-url.ts'

/** Only the plain list belongs in search engines: narrowed, sorted and later parts of it repeat the same products. */
export const listRobots = (state: ListState | undefined): MetaDescriptor[] =>
  state && listQuery(state, state.cursor) === '' ? [] : [{ name: 'robots', content: 'noindex, follow' }]
