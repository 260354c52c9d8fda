import type { OwnDelivery } from './shipping-gateway.ts'

/** The shop brings its parcels itself. There is no courier to ask how far it goes and how long that takes. */
export const ownDelivery: OwnDelivery = {
  provider: 'own',
  serviceability: async () => ({ serviceable: true, days: null }),
  readEvent: () => undefined,
}
