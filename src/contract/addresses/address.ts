import { z } from 'zod'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { ADDRESS_TYPES, addressTexts, DEFAULT_COUNTRY, LONGEST } from './addresses.texts.ts'
import { PIN_CODE } from './in-india.ts'
import { indianState } from './indian-states.ts'
import { nationalNumber, plainDigits } from './plain-digits.ts'
import { stateOfPin } from './state-of-pin.ts'

export const addressId = z.uuid(errorMessage('This is not an address id'))

/** An address as its owner sees it. What was left empty is an empty text. */
export const address = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  streetAddress: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postalCode: z.string(),
  phoneNumber: z.string(),
  alternateNumber: z.string(),
  addressType: z.enum(ADDRESS_TYPES),
  additionalInfo: z.string(),
  /** The one to deliver to; exactly one of an address book is. */
  selected: z.boolean(),
})
export type Address = z.output<typeof address>

/**
 * Which parts of an address tell who somebody is: they are forgotten with the buyer and hidden from logs. The tax office
 * may still ask where a sale went, not to whom. A new field does not compile until it is said here.
 */
const IS_PERSONAL: Record<Exclude<keyof Address, '_id' | 'selected'>, boolean> = {
  firstName: true,
  lastName: true,
  streetAddress: true,
  landmark: true,
  city: false,
  state: false,
  country: false,
  postalCode: false,
  phoneNumber: true,
  alternateNumber: true,
  addressType: false,
  additionalInfo: true,
}
export const PERSONAL_ADDRESS_FIELDS: readonly string[] = Object.entries(IS_PERSONAL).flatMap(([field, isPersonal]) =>
  isPersonal ? [field] : [],
)

type Rule = { error: () => string }

/** The message of a broken rule, in the language spoken then. */
const rule = (name: Exclude<keyof typeof addressTexts, 'tooLong'>): Rule => ({ error: () => addressTexts[name] })

/** One line of text. Its length is looked at first, so that nobody makes us work on a book. */
const line = (longest: number, missing?: Rule) =>
  z
    .string(missing)
    .max(longest * 2, { error: () => addressTexts.tooLong(longest), abort: true })
    .normalize('NFC')
    .overwrite((text) =>
      text
        .trim()
        .replace(/[\s,]*\n[\s,]*/g, ', ')
        .replace(/\s+/g, ' '),
    )
    .max(longest, { error: () => addressTexts.tooLong(longest) })
    .refine((text) => !ODD_SIGNS.test(text), rule('oddSigns'))

const wanted = (longest: number, missing: Rule) => line(longest, missing).min(1, missing)

/** Left out, null and empty are the same. */
const optional = (longest: number) =>
  line(longest)
    .nullish()
    .transform((text) => text ?? '')

/** Programs send numbers as numbers. */
const digits = (plain: (typed: string) => string, shape: RegExp, wrong: Rule) =>
  z.coerce
    .string<string | number>(wrong)
    .max(40, { ...wrong, abort: true })
    .overwrite(plain)
    .regex(shape, wrong)

const isPhone = /^\d{10}$/

/** A place in India, whoever lives or works there; its state is put right by `withState` and checked by `hasState`. */
export const placeFields = {
  streetAddress: wanted(LONGEST.streetAddress, rule('streetMissing')),
  landmark: optional(LONGEST.landmark),
  city: wanted(LONGEST.city, rule('cityMissing')),
  state: optional(LONGEST.state),
  country: optional(LONGEST.country)
    .transform(inIndiaUnlessSaid)
    .refine((country) => country === DEFAULT_COUNTRY, rule('onlyIndia')),
  postalCode: digits(plainDigits, PIN_CODE, rule('badPin')),
}

export const phoneNumber = digits(nationalNumber, isPhone, rule('badPhone'))

export const addressInput = z
  .object({
    firstName: wanted(LONGEST.firstName, rule('firstNameMissing')),
    lastName: wanted(LONGEST.lastName, rule('lastNameMissing')),
    ...placeFields,
    phoneNumber,
    alternateNumber: optional(LONGEST.alternateNumber).transform(phoneIfItIsOne),
    addressType: z.enum(ADDRESS_TYPES, rule('badType')).default('HOME'),
    additionalInfo: optional(LONGEST.additionalInfo),
  })
  .overwrite(withState)
  .refine((input) => hasState(input), stateRule())
export type AddressInput = z.output<typeof addressInput>

type Place = { state?: unknown; postalCode?: unknown }

/** With its state written as couriers and the tax want it. */
export function withState<P extends { state: string; postalCode: string }>(place: P): P {
  return { ...place, state: knownState(place) ?? place.state }
}

export const hasState = (place: Place) => knownState(place) !== undefined

/** What is said where it is not known. */
export function stateRule() {
  return {
    path: ['state'],
    ...rule('stateMissing'),
    // Said together with what else is wrong, not only once the rest is right.
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  }
}

/** Couriers and the tax want a state by its name. One that was not given is read from the PIN code. */
function knownState({ state, postalCode }: Place): string | undefined {
  const given = typeof state === 'string' ? state : ''
  if (given !== '') return indianState(given)
  return typeof postalCode === 'string' || typeof postalCode === 'number' ? stateOfPin(String(postalCode)) : undefined
}

function inIndiaUnlessSaid(country: string): string {
  return country === '' || /^(india|bharat|भारत|in|ind)$/i.test(country) ? DEFAULT_COUNTRY : country
}

/** Nothing is asked of the second number; one that is whole is written like the first. */
function phoneIfItIsOne(typed: string): string {
  const number = nationalNumber(typed)
  return isPhone.test(number) ? number : typed
}
