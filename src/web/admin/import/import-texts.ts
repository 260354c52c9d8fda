import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'

const grouped = new Intl.NumberFormat('en-IN')
const many = (count: number, one: string, more: string) => `${grouped.format(count)} ${count === 1 ? one : more}`
const products = (count: number) => many(count, 'product', 'products')
const rows = (count: number) => many(count, 'row', 'rows')

export const isRunning = ({ status }: Pick<ProductImport, 'status'>) => status === 'reading' || status === 'working'

/** What is being done right now. */
export function progressText({ status, dryRun, total, done }: ProductImport): string {
  if (status === 'reading') return `Reading the file: ${rows(total)} so far…`
  return `${dryRun ? 'Checking' : 'Importing'} ${grouped.format(done)} of ${rows(total)}…`
}

type Result = { tone: 'good' | 'bad' | 'plain'; title: string; text: string }

/** What came of it. */
export function resultText(one: ProductImport): Result {
  const { status, dryRun, total, failed, added, changed } = one
  if (status === 'failed') return stopped(one)
  const same = total - failed - added - changed
  const parts = [
    added > 0 && `${products(added)} ${dryRun ? 'to add' : 'added'}`,
    changed > 0 && `${products(changed)} ${dryRun ? 'to change' : 'changed'}`,
    same > 0 && `${grouped.format(same)} as ${same === 1 ? 'it is' : 'they are'} already`,
  ].filter((part) => part !== false)
  const text = parts.length > 0 ? `${parts.join(', ')}.` : ''
  if (failed === 0) return { tone: 'good', title: dryRun ? `All ${rows(total)} are fine` : 'The import is done', text }
  const title = `${grouped.format(failed)} of ${rows(total)} ${dryRun ? 'cannot be taken' : 'were left out'}`
  return { tone: 'bad', title, text }
}

function stopped({ dryRun, added, changed }: ProductImport): Result {
  const soFar = added + changed
  const text =
    dryRun || soFar === 0
      ? 'Nothing was changed. Please upload the file again.'
      : `${products(soFar)} had been done by then and stay so. Upload the file again to do the rest.`
  return { tone: 'bad', title: dryRun ? 'The check stopped half-way' : 'The import stopped half-way', text }
}

/** What the button says after a check; undefined where there is nothing to import. */
export function importButton({ added, changed, failed }: ProductImport): string | undefined {
  const count = added + changed
  if (count === 0) return undefined
  return failed > 0 ? `Import the other ${products(count)}` : `Import ${products(count)}`
}
