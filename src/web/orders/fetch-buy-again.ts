import { buyAgainCall } from '#contract/orders/buy-again.endpoints.ts'
import { api } from '#web/kit/api.ts'

export const fetchBuyAgain = async () => (await api(buyAgainCall)).data
