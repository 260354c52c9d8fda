import { useState } from 'react'
import { listFamiliesCall } from '#contract/catalog/product-family.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { api } from '#web/kit/api.ts'

/** The families to choose from, fetched when somebody comes to choose. Without them a name can still be typed. */
export function useFamilies(productId: string | undefined) {
  const [families, setFamilies] = useState<AnswerOf<typeof listFamiliesCall>['data']>()
  const load = () => {
    if (families) return
    setFamilies([])
    api(listFamiliesCall, { productId }).then(
      ({ data }) => setFamilies(data),
      () => setFamilies(undefined),
    )
  }
  return { families: families ?? [], load }
}
