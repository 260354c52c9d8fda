import type { ComponentProps } from 'react'
import { INDIAN_STATES } from '#contract/addresses/indian-states.ts'
import type { Section } from '#contract/shop-settings/settings-sections.ts'

type Option = readonly [value: string, text: string]

export type SettingsField = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> & {
  name: string
  label: string
  hint?: string
  /** A list to choose from. */
  options?: readonly Option[]
  /** Several lines. */
  isList?: true
  /** Takes the whole width. */
  isWide?: true
}

/** `unsaved` is said until somebody has saved the section. */
type SectionView = { title: string; about: string; unsaved?: string; fields: readonly SettingsField[] }

const STATES = INDIAN_STATES.map(({ name }) => [name, name] as const)

const TIMES: readonly Option[] = [
  ['each', 'For each order'],
  ['hourly', 'Every hour, if there are any'],
  ['daily', 'Every day, if there are any'],
  ['off', 'Never'],
]

const DAYS = { inputMode: 'numeric', maxLength: 2 } as const
const MAIL = { type: 'email', inputMode: 'email', maxLength: 254 } as const
const LINK = { type: 'url', inputMode: 'url', maxLength: 120 } as const
const PHONE = { type: 'tel', maxLength: 20 } as const

/** What the screen asks for, in its order. */
export const SECTION_VIEWS: Record<Section, SectionView> = {
  identity: {
    title: 'Shop identity',
    unsaved: 'These are the details of a demonstration shop. Enter your own before you sell.',
    about:
      'Who runs the shop: in the footer, the terms, on order pages and new invoices. Issued invoices stay as they are.',
    fields: [
      { name: 'legalName', label: 'Legal name', hint: 'As on your GST registration', isWide: true },
      { name: 'street', label: 'Street address', isWide: true },
      { name: 'city', label: 'City' },
      { name: 'postalCode', label: 'PIN code', inputMode: 'numeric', maxLength: 6 },
      { name: 'state', label: 'State', options: STATES, hint: 'Sales within it carry CGST and SGST, others IGST' },
      { name: 'gstin', label: 'GSTIN', maxLength: 20, hint: '15 characters' },
      { name: 'helpMail', label: 'Help email', ...MAIL },
      { name: 'helpPhone', label: 'Help phone', ...PHONE },
      { name: 'helpHours', label: 'Phone hours', hint: 'Such as: Monday to Saturday, 10 am to 6 pm', isWide: true },
    ],
  },
  grievance: {
    title: 'Grievance officer',
    unsaved: 'This is the officer of a demonstration shop. Enter your own before you sell.',
    about: 'The law wants a named person for complaints. Shown on the grievance, helpdesk and privacy pages.',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'phone', label: 'Phone', ...PHONE },
      { name: 'mail', label: 'Email', ...MAIL },
      { name: 'address', label: 'Address', hint: 'Empty: the shop’s address' },
    ],
  },
  social: {
    title: 'Social links',
    about: 'Your own pages elsewhere. Shown on About us and the helpdesk; an empty one is left out.',
    fields: [
      { name: 'instagram', label: 'Instagram', ...LINK },
      { name: 'facebook', label: 'Facebook', ...LINK },
      { name: 'x', label: 'X', ...LINK },
      { name: 'youtube', label: 'YouTube', ...LINK },
    ],
  },
  tax: {
    title: 'Tax rate',
    about: 'GST on every order, added to your prices. Orders already placed and payments under way keep their rate.',
    fields: [{ name: 'taxPercent', label: 'Tax (percent)', hint: 'Whole percent, such as 18', ...DAYS }],
  },
  shipping: {
    title: 'Shipping',
    about:
      'How long you take to pack. Delivery dates are this and the courier’s time. Orders already placed keep their date.',
    fields: [{ name: 'dispatchDays', label: 'Ships within (working days)', hint: 'Monday to Saturday', ...DAYS }],
  },
  returns: {
    title: 'Return window',
    about:
      'How long after delivery shoppers may send something back. Orders already placed keep what they were promised.',
    fields: [{ name: 'returnDays', label: 'Days after delivery', ...DAYS }],
  },
  notices: {
    title: 'Notices',
    about: 'How staff hear of new orders by email.',
    fields: [
      { name: 'newOrders', label: 'Emails about new orders', options: TIMES, isWide: true },
      {
        name: 'to',
        label: 'Send to',
        hint: 'One address on each line. Empty: every superadmin',
        isList: true,
        isWide: true,
      },
    ],
  },
}
