import { DISPATCH_WORKING_DAYS } from './delivery-day.ts'

export const shippingTexts = {
  notServed: (pin: string) => `Our couriers do not deliver to ${pin} at the moment. Please choose another address.`,
  shipsIn: `Ships in ${DISPATCH_WORKING_DAYS} working days`,
} as const
