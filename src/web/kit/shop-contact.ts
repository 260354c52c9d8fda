import { msg, t } from '#contract/platform/t.ts'
import { SHOP_OWNER } from '#contract/shop/shop-owner.ts'

/*
 * Who runs the shop and where shoppers reach people. The e-commerce rules of 2020 ask every shop to show this, and an
 * officer for complaints. These, too, are of a demonstration shop: whoever opens a real one puts theirs here.
 */

const { legalName, street, city, postalCode, state, country, gstin, helpMail } = SHOP_OWNER

export const OWNER = {
  legalName,
  address: `${street}, ${city} ${postalCode}, ${state}, ${country}`,
  gstin: `GSTIN ${gstin}`,
}

export const HELP_MAIL = helpMail
export const HELP_PHONE = '+91 80 0000 0000'
export const HELP_HOURS = msg('Monday to Saturday, 10 am to 6 pm')

export const GRIEVANCE_MAIL = 'grievance@likho.example'
export const GRIEVANCE_PHONE = '+91 80 0000 0001'
export const grievanceOfficer = () => ({ name: t('Meera Iyer'), designation: t('Grievance Officer') })

export const SOCIAL_LINKS = [
  { name: 'Instagram', handle: '@likho.example', href: 'https://www.instagram.com/likho.example' },
  { name: 'Facebook', handle: 'likho.example', href: 'https://www.facebook.com/likho.example' },
  { name: 'X', handle: '@likho_example', href: 'https://x.com/likho_example' },
  { name: 'YouTube', handle: '@likho.example', href: 'https://www.youtube.com/@likho.example' },
]

export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
