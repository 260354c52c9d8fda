import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { type ManagedProduct, updateProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { mergeEdits } from './merge-edits.ts'
import { forgetDraft, keepDraft, readDraft } from './product-draft.ts'
import { attributeChanges, type ProductValues, valuesOf } from './product-values.ts'
import { fetchManaged } from './use-managed-product.ts'
import { useUpload } from './use-upload.ts'

/** What somebody else made of the product, beside what stands in the form. */
export type Conflict = { product: ManagedProduct; mine: ProductValues }

/** Editing a product: what it was when it was read, what the form starts with, and what stands between the two. */
export function useProductEdit(user: User, opened: ManagedProduct) {
  const [product, setProduct] = useState(opened)
  const [start, setStart] = useState(() => draftOf(user, opened) ?? valuesOf(opened))
  // The fields are the browser's own: another turn fills them anew.
  const [turn, setTurn] = useState(0)
  const [saved, setSaved] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const typed = useRef<Record<string, unknown>>({})
  const [file, setFile] = useState<File>()
  const { via, sent } = useUpload()
  // The button that was pressed went with the fields.
  const submitRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (turn > 0) submitRef.current?.focus({ preventScroll: true })
  }, [turn])

  function fill(next: ManagedProduct, values = valuesOf(next), picture?: unknown) {
    forgetDraft(next._id)
    setProduct(next)
    setStart(values)
    setFile(picture instanceof File ? picture : undefined)
    setTurn(turn + 1)
    setConflict(undefined)
    call.dropProblem()
  }

  const call = useFormCall({
    endpoint: updateProductCall,
    fallback: productTexts.updateFailed,
    via,
    also(values) {
      typed.current = values
      setSaved(undefined)
      const { _id: id, version, stocks: stocksBefore } = product
      // A session that is over costs a login, not the typing.
      keepDraft(user._id, id, { values, version })
      return { id, version, stocksBefore, ...attributeChanges(valuesOf(product), values) }
    },
    onDone({ message, data }) {
      fill(data)
      setSaved(message)
    },
    async onRefused({ kind }) {
      if (kind.code !== catalogFailures.changedMeanwhile.code) return
      const now = await fetchManaged(product._id).catch(() => undefined)
      if (now) setConflict({ product: now, mine: textsOf(typed.current) })
    },
  })

  return {
    ...{ product, start, file, turn, saved, sent, call, conflict, submitRef },
    dropSaved: () => setSaved(undefined),
    takeTheirs: () => conflict && fill(conflict.product),
    keepMine: () => {
      if (!conflict) return
      const edits = { before: valuesOf(product), theirs: valuesOf(conflict.product), mine: conflict.mine }
      fill(conflict.product, mergeEdits(edits), typed.current.productImage)
    },
    decideLater: () => setConflict(undefined),
  }
}

function draftOf(user: User, { _id, version }: ManagedProduct): ProductValues | undefined {
  const draft = readDraft(user._id, _id)
  return draft?.version === version ? draft.values : undefined
}

const textsOf = (values: Record<string, unknown>): ProductValues =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
