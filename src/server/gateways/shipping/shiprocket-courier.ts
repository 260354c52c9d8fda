import type { AssignedCourier } from './shipping-gateway.ts'

const UNNAMED = 'Courier'

/** Tracking pages have a fixed address; only some answers spell it out. */
export const courierOf = (awb: string | null, name: string | null): AssignedCourier | null =>
  awb
    ? { awb, courierName: name ?? UNNAMED, trackUrl: `https://shiprocket.co/tracking/${encodeURIComponent(awb)}` }
    : null
