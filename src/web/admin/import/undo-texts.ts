import type { ImportUndo, ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { dayText } from '#web/kit/india-time.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`)

/** What the dialog says will happen. */
export function undoQuestion({ added, changed }: Pick<ProductImport, 'added' | 'changed'>): string {
  const parts = [
    added > 0 && `${products(added)} it added will be removed`,
    changed > 0 && `${products(changed)} it updated will go back to what ${changed === 1 ? 'it was' : 'they were'}`,
  ].filter((part) => part !== false)
  const since = [
    added > 0 && 'Added products that were sold or changed since are taken off sale instead.',
    changed > 0 && 'What was changed since stays as it is.',
  ].filter((part) => part !== false)
  return `${parts.join(', and ')}. ${since.join(' ')}`
}

export const undoProgress = ({ done, total }: ImportUndo) =>
  total === 1 ? 'Undoing 1 product…' : `Undoing ${done.toLocaleString('en-IN')} of ${products(total)}…`

/** What came of it. */
export function undoResult({ status, done, total, removed, restored, stayed }: ImportUndo) {
  const parts = [removed > 0 && `${products(removed)} removed`, restored > 0 && `${products(restored)} put back`]
  const said = parts.filter((part) => part !== false).join(', ')
  if (status === 'failed') {
    return {
      title: 'The undo didn’t finish',
      text: `${done.toLocaleString('en-IN')} of ${products(total)} done so far.`,
    }
  }
  const text = [said && `${said}.`, stayed > 0 && `${products(stayed)} couldn’t be undone completely. See why below.`]
  return { title: 'Import undone', text: text.filter(Boolean).join(' ') }
}

export const undoUntil = ({ until }: ImportUndo) => `You can undo it until ${dayText(until)}.`
