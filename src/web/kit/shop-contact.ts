import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'

/*
 * Who runs the shop and where shoppers reach people, as its owner says at /admin/settings. The e-commerce rules of 2020 ask
 * every shop to show this, and an officer for complaints.
 */

/** A name that nobody has changed is one of the demonstration shop, which is told in every language. */
export function owner() {
  const { legalName, street, city, postalCode, state, gstin } = shopFacts().identity
  return {
    legalName: t(legalName),
    address: `${street}, ${city} ${postalCode}, ${state}, India`,
    gstin: `GSTIN ${gstin}`,
  }
}

export const helpMail = () => shopFacts().identity.helpMail
export const helpPhone = () => shopFacts().identity.helpPhone
export const helpHours = () => t(shopFacts().identity.helpHours)

export function grievanceOfficer() {
  const { name, mail, phone, address } = shopFacts().grievance
  return {
    name: t(name),
    designation: t('Grievance Officer'),
    address: address || owner().address,
    mail,
    phone,
  }
}

export const SOCIAL_LINKS = [
  { name: 'Instagram', handle: '@likho.example', href: 'https://www.instagram.com/likho.example' },
  { name: 'Facebook', handle: 'likho.example', href: 'https://www.facebook.com/likho.example' },
  { name: 'X', handle: '@likho_example', href: 'https://x.com/likho_example' },
  { name: 'YouTube', handle: '@likho.example', href: 'https://www.youtube.com/@likho.example' },
]

export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
