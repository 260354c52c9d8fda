import {
  getImportCall,
  type ImportFault,
  latestImportCall,
  type ProductImport,
} from '#contract/catalog/product-import.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader, type LoadedList } from '#web/kit/keyset-list.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { isRunning } from './import-texts.ts'

export type FaultyRow = { line: number; faults: ImportFault[] }

export type LoadedImport = {
  /** My latest import: null when there is none, undefined when it could not be loaded. */
  latest?: ProductImport | null
  faults?: LoadedList<FaultyRow> | undefined
  problem?: string
}

/** A file that was chosen must survive a failure here, so that is part of the answer rather than thrown. */
export async function loadImport(pages: number): Promise<LoadedImport> {
  try {
    const { data: latest } = await api(latestImportCall)
    const hasFaults = latest && !isRunning(latest) && latest.failed > 0
    return {
      latest,
      faults: hasFaults ? await loadFaults({ id: latest._id, failed: latest.failed }, pages) : undefined,
    }
  } catch (error) {
    return { problem: problemText(error) }
  }
}

/** The rows of an import that something is wrong with. */
const loadFaults = keysetLoader(async ({ id, failed }: { id: string; failed: number }, cursor) => {
  const { errors, nextCursor } = await api(getImportCall, { id, cursor })
  const byLine = Map.groupBy(errors, ({ line }) => line)
  return { data: [...byLine].map(([line, faults]): FaultyRow => ({ line, faults })), nextCursor, total: failed }
})
