import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { bulkEditCall, type PreviewRow, previewBulkEditCall } from '#contract/catalog/bulk-edit.endpoints.ts'
import type { BulkChange } from '#contract/catalog/bulk-edit.ts'
import { bulkChange } from '#contract/catalog/bulk-edit.ts'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { submitEndpoint } from '#web/forms/submit-endpoint.ts'
import { toast } from '#web/ui/toast.ts'
import { sortPreview } from './bulk-values.ts'

/** What stands in the form. */
export type TypedChange = { kind: BulkChange['kind']; value: string }
export type Preview = { change: BulkChange; rows: readonly PreviewRow[] }

const WORDS = { fallback: productTexts.updateFailed }

/** Looks at what a change would do to these products, and does it as it was seen. */
export function useBulkEdit(chosen: readonly string[], onDone: () => void) {
  const ids = [...chosen]
  const [typed, setTyped] = useState<TypedChange>({ kind: 'priceBy', value: '' })
  const [preview, setPreview] = useState<Preview>()
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function load(change: BulkChange): Promise<boolean> {
    const { answer, refused } = await submitEndpoint(previewBulkEditCall, { ids, change }, WORDS)
    if (answer) setPreview({ change, rows: answer.data })
    else setProblem(refused.problem ?? WORDS.fallback)
    return answer !== undefined
  }

  async function look(next: TypedChange) {
    setTyped(next)
    const { data: change, error } = bulkChange.safeParse(next)
    setWrong(error?.issues[0]?.message)
    setProblem(undefined)
    if (!change || busy) return
    setBusy(true)
    await load(change)
    setBusy(false)
  }

  async function apply() {
    if (!preview || busy) return
    const { change } = preview
    const rows = sortPreview(preview.rows).changing.map(({ _id, before }) => ({ id: _id, before }))
    setBusy(true)
    setProblem(undefined)
    const { answer, refused } = await submitEndpoint(bulkEditCall, { rows, change }, WORDS)
    if (answer) {
      await revalidate()
      toast({ tone: 'good', text: answer.message })
      reset()
      onDone()
    } else {
      const isOutdated = refused.failure?.kind.code === manageFailures.previewOutdated.code
      if (!isOutdated || (await load(change))) setProblem(refused.problem ?? WORDS.fallback)
    }
    setBusy(false)
  }

  function reset() {
    back()
    setTyped({ kind: 'priceBy', value: '' })
  }

  function back() {
    setPreview(undefined)
    setProblem(undefined)
    setWrong(undefined)
  }

  return { typed, preview, wrong, problem, busy, look, apply, back, reset }
}
