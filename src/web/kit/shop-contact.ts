import { t } from '#contract/platform/t.ts'
import { SOCIAL_NETWORKS, type SocialNetwork, shopFacts } from '#contract/shop/shop-facts.ts'

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

const NETWORK_NAMES: Record<SocialNetwork, string> = {
  ...{ instagram: 'Instagram', facebook: 'Facebook', x: 'X', youtube: 'YouTube' },
}

/** The shop's pages elsewhere that its owner has named. */
export const socialLinks = () =>
  SOCIAL_NETWORKS.flatMap((network) => {
    const href = shopFacts().social[network]
    return href ? [{ name: NETWORK_NAMES[network], handle: handleIn(href), href }] : []
  })

/** `likho` of https://www.instagram.com/likho/ */
const handleIn = (href: string) => new URL(href).pathname.split('/').filter(Boolean).at(-1) ?? ''

export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
