import {
  getImportCall,
  latestImportCall,
  type ProductImport,
  type StayedProduct,
  stayedProductsCall,
} from '#contract/catalog/product-import.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader, type LoadedList } from '#web/kit/keyset-list.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { isRunning } from './import-texts.ts'
import type { NotedRow } from './notes-list.tsx'

export type LoadedImport = {
  /** My latest import or check: null when there is none, undefined when it could not be loaded. */
  latest?: ProductImport | null
  faults?: LoadedList<NotedRow> | undefined
  /** My latest import that changed products; it may be the same. */
  lastChange?: ProductImport | null
  /** What stayed when that one was taken back. */
  stayed?: LoadedList<StayedProduct> | undefined
  problem?: string
}

/** A file that was chosen must survive a failure here, so that is part of the answer rather than thrown. */
export async function loadImport(pages: number): Promise<LoadedImport> {
  try {
    const { data: latest, lastChange } = await api(latestImportCall)
    const hasFaults = latest && !isRunning(latest) && latest.failed > 0
    const undo = lastChange?.undo
    const hasStayed = lastChange && undo && undo.status !== 'working' && undo.stayed > 0
    return {
      latest,
      lastChange,
      faults: hasFaults ? await loadFaults({ id: latest._id, failed: latest.failed }, pages) : undefined,
      stayed: hasStayed ? await loadStayed({ id: lastChange._id, total: undo.stayed }, pages) : undefined,
    }
  } catch (error) {
    return { problem: problemText(error) }
  }
}

/** The rows of an import that something is wrong with. */
const loadFaults = keysetLoader(async ({ id, failed }: { id: string; failed: number }, cursor) => {
  const { errors, nextCursor } = await api(getImportCall, { id, cursor })
  const byLine = Map.groupBy(errors, ({ line }) => line)
  return { data: [...byLine].map(([line, notes]): NotedRow => ({ line, notes })), nextCursor, total: failed }
})

const loadStayed = keysetLoader(async ({ id, total }: { id: string; total: number }, cursor) => {
  return { ...(await api(stayedProductsCall, { id, cursor })), total }
})
