import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keepServiceability } from './keep-serviceability.ts'
import { ownDelivery } from './own-delivery.ts'
import { sandboxCourier } from './sandbox-courier.ts'
import type { ShippingGateway } from './shipping-gateway.ts'
import { shiprocketGateway } from './shiprocket-gateway.ts'

/** The courier that the settings name. */
export function openShippingGateway(
  { courier, shiprocket }: Pick<Config, 'courier' | 'shiprocket'>,
  db: Db,
): ShippingGateway {
  if (courier === 'sandbox') return sandboxCourier(db)
  return courier === 'shiprocket' && shiprocket ? keepServiceability(shiprocketGateway(shiprocket)) : ownDelivery
}
