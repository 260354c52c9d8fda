import { relatedProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import { api } from '#web/kit/api.ts'

export const fetchRelated = async (id: string) => (await api(relatedProductsCall, { id })).data
