import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'

const grouped = (count: number) => count.toLocaleString('en-IN')

export const isRunning = ({ status }: Pick<ProductImport, 'status'>) => status === 'reading' || status === 'working'

/** What is being done right now. */
export function progressText({ status, dryRun, total, done }: ProductImport): string {
  if (status === 'reading') return total === 1 ? 'Reading: 1 row so far…' : `Reading: ${grouped(total)} rows so far…`
  if (dryRun) return total === 1 ? 'Checking 1 row…' : `Checking ${grouped(done)} of ${grouped(total)} rows…`
  return total === 1 ? 'Importing 1 row…' : `Importing ${grouped(done)} of ${grouped(total)} rows…`
}

export function errorsSoFar({ failed }: ProductImport): string | undefined {
  if (failed === 0) return undefined
  return failed === 1 ? '1 row has errors so far.' : `${grouped(failed)} rows have errors so far.`
}

type Result = { tone: 'good' | 'bad' | 'plain'; title: string; text: string }

/** What came of it. */
export function resultText(one: ProductImport): Result {
  const { status, dryRun, total, failed, added, changed } = one
  if (status === 'failed') return stopped(one)
  const same = total - failed - added - changed
  const parts = [
    added > 0 && (dryRun ? `${grouped(added)} to add` : `${grouped(added)} added`),
    changed > 0 && (dryRun ? `${grouped(changed)} to update` : `${grouped(changed)} updated`),
    same > 0 && `${grouped(same)} unchanged`,
  ].filter((part) => part !== false)
  const text = parts.length > 0 ? `${parts.join(', ')}.` : ''
  if (failed > 0) return { tone: 'bad', title: faultyTitle(one), text }
  if (!dryRun) return { tone: 'good', title: 'Import complete', text }
  return {
    tone: 'good',
    title: total === 1 ? '1 row checked, no errors' : `${grouped(total)} rows checked, no errors`,
    text,
  }
}

function faultyTitle({ dryRun, total, failed }: ProductImport): string {
  const [some, all] = [grouped(failed), grouped(total)]
  if (dryRun) return failed === 1 ? `1 of ${all} rows has errors` : `${some} of ${all} rows have errors`
  return failed === 1 ? `1 of ${all} rows was skipped` : `${some} of ${all} rows were skipped`
}

function stopped({ dryRun, added, changed }: ProductImport): Result {
  const title = dryRun ? 'The check didn’t finish' : 'The import didn’t finish'
  const soFar = dryRun ? 0 : added + changed
  if (soFar === 0) return { tone: 'bad', title, text: 'Nothing was changed. Upload the file again.' }
  const text =
    soFar === 1
      ? '1 product was imported before it stopped. Upload the file again to import the rest.'
      : `${grouped(soFar)} products were imported before it stopped. Upload the file again to import the rest.`
  return { tone: 'bad', title, text }
}

/** What the button says after a check; undefined where there is nothing to import. */
export function importButton({ added, changed, failed }: ProductImport): string | undefined {
  const count = added + changed
  if (count === 0) return undefined
  if (failed > 0) return count === 1 ? 'Import the other product' : `Import the other ${grouped(count)} products`
  return count === 1 ? 'Import 1 product' : `Import ${grouped(count)} products`
}
