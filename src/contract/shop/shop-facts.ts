/** Where shops have pages of their own, in the order in which they are shown. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'x', 'youtube'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** What the owner decides and shoppers may know. Every page carries it. */
export type ShopFacts = {
  identity: {
    legalName: string
    street: string
    city: string
    postalCode: string
    /** Decides which taxes an invoice names. */
    state: string
    gstin: string
    helpMail: string
    helpPhone: string
    /** When somebody answers the phone. */
    helpHours: string
  }
  /** Who hears complaints. Without an address of their own they are found at the shop's. */
  grievance: { name: string; mail: string; phone: string; address: string }
  /** Addresses of the shop's own pages elsewhere; empty where it has none. */
  social: Record<SocialNetwork, string>
  /** Whole percent of the subtotal, on every order. */
  tax: { taxPercent: number }
  /** Working days until an order leaves us. */
  shipping: { dispatchDays: number }
  /** Days after delivery within which something may be sent back. */
  returns: { returnDays: number }
}

let told: ShopFacts | undefined

/** On the server, whenever they change. */
export const tellFacts = (facts: ShopFacts): void => {
  told = facts
}

/** As they are now. In the browser they are those that the page came with. */
export function shopFacts(): ShopFacts {
  told ??= JSON.parse(document.documentElement.dataset.shop ?? '') as ShopFacts
  return told
}
