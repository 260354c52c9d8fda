import { useEffect, useRef, useState } from 'react'
import { type Duplicate, findDuplicatesCall } from '#contract/catalog/duplicates.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { ProductValues } from './product-values.ts'

const LOOK_AFTER_MS = 600
const SHORTEST_NAME = 4

/** What the owner has already that is like what stands in the form. Without an answer nothing is said. */
export function useDuplicates(productId: string | undefined, initial: ProductValues) {
  const [found, setFound] = useState<readonly Duplicate[]>([])
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Of a product that exists, only what was changed. */
  function changed(values: Record<string, unknown>, field: string): string | undefined {
    const text = String(values[field] ?? '').trim()
    return text && (!productId || text !== initial[field]) ? text : undefined
  }

  async function look(values: Record<string, unknown>): Promise<readonly Duplicate[]> {
    clearTimeout(timer.current)
    asked.current += 1
    const mine = asked.current
    const name = changed(values, 'name')
    const question = {
      name: name && name.length >= SHORTEST_NAME ? name : undefined,
      sku: changed(values, 'sku'),
      barcode: changed(values, 'barcode'),
    }
    const isAsked = Object.values(question).some((text) => text !== undefined)
    const data = isAsked ? await fetchDuplicates({ productId, ...question }) : []
    if (mine === asked.current) setFound(data)
    return data
  }

  return {
    found,
    look,
    lookSoon(values: () => Record<string, unknown>) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void look(values()), LOOK_AFTER_MS)
    },
  }
}

const fetchDuplicates = (question: Parameters<typeof api<typeof findDuplicatesCall>>[1]) =>
  api(findDuplicatesCall, question).then(
    ({ data }) => data,
    () => [],
  )
