export const shippingTexts = {
  notServed: (pin: string) => `Our couriers do not deliver to ${pin} at the moment. Please choose another address.`,
} as const
