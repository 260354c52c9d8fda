import { useEffect, useState } from 'react'
import { getManagedProductCall, type ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { api } from '#web/shell/api.ts'
import { isFailure } from '#web/shell/is-failure.ts'

export const fetchManaged = async (id: string) => (await api(getManagedProductCall, { id })).data

/** A product as it is when the page opens. */
export function useManagedProduct(id: string) {
  const [product, setProduct] = useState<ManagedProduct>()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same product again
  useEffect(() => {
    let isHere = true
    setProblem(undefined)
    fetchManaged(id).then(
      (found) => isHere && setProduct(found),
      (error: unknown) => isHere && setProblem(isFailure(error) ? error.message : requestFailures.unexpected.text),
    )
    return () => {
      isHere = false
    }
  }, [id, tries])
  return { product, problem, retry: () => setTries(tries + 1) }
}
