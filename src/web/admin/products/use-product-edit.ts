import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import {
  getManagedProductCall,
  type ManagedProduct,
  updateProductCall,
} from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { mergeEdits } from './merge-edits.ts'
import { deleteDraft, readDraft, saveDraft } from './product-draft.ts'
import { attributeChanges, type ProductValues, valuesOf } from './product-values.ts'
import { useUploadProgress } from './use-upload-progress.ts'

/** What somebody else made of the product, beside what stands in the form. */
export type Conflict = { product: ManagedProduct; mine: ProductValues }

/**
 * Editing a product: the version that the form was filled from, what it starts with, and what stands between the two.
 * A newer version that the loader finds does not replace it: saving would then overwrite what somebody else has changed.
 */
export function useProductEdit(user: User, opened: ManagedProduct) {
  const [product, setProduct] = useState(opened)
  const [initial, setInitial] = useState(() => draftOf(user, opened) ?? valuesOf(opened))
  // The fields are uncontrolled: another key fills them anew.
  const [formKey, setFormKey] = useState(0)
  const [saved, setSaved] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [isConflictOpen, setConflictOpen] = useState(false)
  const typed = useRef<Record<string, unknown>>({})
  const [file, setFile] = useState<File>()
  const { via, sent } = useUploadProgress()
  const submitRef = useRef<HTMLButtonElement>(null)
  const { revalidate } = useRevalidator()

  function fill(next: ManagedProduct, values = valuesOf(next), picture?: unknown) {
    deleteDraft(next._id)
    flushSync(() => {
      setProduct(next)
      setInitial(values)
      setFile(picture instanceof File ? picture : undefined)
      setFormKey(formKey + 1)
      setConflictOpen(false)
      call.dropProblem()
    })
    // The button that was pressed went with the fields.
    submitRef.current?.focus({ preventScroll: true })
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
      saveDraft(user._id, id, { values, version })
      return { id, version, stocksBefore, ...attributeChanges(valuesOf(product), values) }
    },
    onDone({ message, data }) {
      fill(data)
      setSaved(message)
      revalidate()
    },
    async onRefused({ kind }) {
      if (kind.code !== catalogFailures.changedMeanwhile.code) return
      const now = await api(getManagedProductCall, { id: product._id }).catch(() => undefined)
      if (!now) return
      setConflict({ product: now.data, mine: textsOf(typed.current) })
      setConflictOpen(true)
    },
  })

  return {
    ...{ product, initial, file, formKey, saved, sent, call, conflict, isConflictOpen, submitRef },
    clearSaved: () => setSaved(undefined),
    takeTheirs: () => conflict && fill(conflict.product),
    keepMine: () => {
      if (!conflict) return
      const edits = { before: valuesOf(product), theirs: valuesOf(conflict.product), mine: conflict.mine }
      fill(conflict.product, mergeEdits(edits), typed.current.productImage)
    },
    decideLater: () => setConflictOpen(false),
  }
}

function draftOf(user: User, { _id, version }: ManagedProduct): ProductValues | undefined {
  const draft = readDraft(user._id, _id)
  return draft?.version === version ? draft.values : undefined
}

const textsOf = (values: Record<string, unknown>): ProductValues =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
