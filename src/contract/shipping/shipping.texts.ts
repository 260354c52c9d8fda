import { DISPATCH_WORKING_DAYS } from './delivery-day.ts'

export const shippingTexts = {
  notServed: (pin: string) => `We don’t deliver to ${pin} yet. Please choose another address.`,
  shipsIn: `Ships in ${DISPATCH_WORKING_DAYS} working days`,
} as const
