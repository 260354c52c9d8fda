import type { CourierAccount } from './shipping-gateway.ts'
import type { AskShiprocket } from './shiprocket-client.ts'
import { findPickupPin } from './shiprocket-serviceability.ts'
import { walletShape } from './shiprocket-shapes.ts'

/** What the shop's account there has. Always asked anew, as the owner has just changed it. */
export const shiprocketAccount = (ask: AskShiprocket, pickupLocation: string): CourierAccount => ({
  hasPickupPlace: async () => (await findPickupPin(ask, pickupLocation)) !== undefined,
  walletRupees: async () => {
    const path = '/account/details/wallet-balance'
    return (await ask({ to: 'say what is in the wallet', path, answer: walletShape })).data.balance_amount
  },
})
