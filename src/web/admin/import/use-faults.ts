import { getImportCall, type ImportFault, type ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { usePagedList } from '../use-paged-list.ts'

export type FaultyRow = { line: number; faults: ImportFault[] }

/** The rows of an import that something is wrong with, part by part. */
export const useFaults = ({ _id: id, failed }: ProductImport) =>
  usePagedList<FaultyRow>(id, async (cursor) => {
    const { errors, nextCursor } = await api(getImportCall, { id, cursor })
    const byLine = Map.groupBy(errors, ({ line }) => line)
    return { data: [...byLine].map(([line, faults]) => ({ line, faults })), nextCursor, total: failed }
  })
