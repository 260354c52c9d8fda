import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keepServiceability } from './keep-serviceability.ts'
import { sandboxCourier } from './sandbox-courier.ts'
import type { ShippingGateway } from './shipping-gateway.ts'
import { shiprocketGateway } from './shiprocket-gateway.ts'

/** Shiprocket when its account is set, otherwise the sandbox courier. */
export const openShippingGateway = ({ shiprocket }: Pick<Config, 'shiprocket'>, db: Db): ShippingGateway =>
  shiprocket ? keepServiceability(shiprocketGateway(shiprocket)) : sandboxCourier(db)
