import { msg } from '#contract/platform/t.ts'

/** The states and union territories of India by name, with their GST codes. Without zod: lists and invoices need no more. People read the names by `t`. */
export const INDIAN_STATES = [
  { code: '35', name: msg('Andaman and Nicobar Islands') },
  { code: '37', name: msg('Andhra Pradesh') },
  { code: '12', name: msg('Arunachal Pradesh') },
  { code: '18', name: msg('Assam') },
  { code: '10', name: msg('Bihar') },
  { code: '04', name: msg('Chandigarh') },
  { code: '22', name: msg('Chhattisgarh') },
  { code: '26', name: msg('Dadra and Nagar Haveli and Daman and Diu') },
  { code: '07', name: msg('Delhi') },
  { code: '30', name: msg('Goa') },
  { code: '24', name: msg('Gujarat') },
  { code: '06', name: msg('Haryana') },
  { code: '02', name: msg('Himachal Pradesh') },
  { code: '01', name: msg('Jammu and Kashmir') },
  { code: '20', name: msg('Jharkhand') },
  { code: '29', name: msg('Karnataka') },
  { code: '32', name: msg('Kerala') },
  { code: '38', name: msg('Ladakh') },
  { code: '31', name: msg('Lakshadweep') },
  { code: '23', name: msg('Madhya Pradesh') },
  { code: '27', name: msg('Maharashtra') },
  { code: '14', name: msg('Manipur') },
  { code: '17', name: msg('Meghalaya') },
  { code: '15', name: msg('Mizoram') },
  { code: '13', name: msg('Nagaland') },
  { code: '21', name: msg('Odisha') },
  { code: '34', name: msg('Puducherry') },
  { code: '03', name: msg('Punjab') },
  { code: '08', name: msg('Rajasthan') },
  { code: '11', name: msg('Sikkim') },
  { code: '33', name: msg('Tamil Nadu') },
  { code: '36', name: msg('Telangana') },
  { code: '16', name: msg('Tripura') },
  { code: '09', name: msg('Uttar Pradesh') },
  { code: '05', name: msg('Uttarakhand') },
  { code: '19', name: msg('West Bengal') },
] as const

export type IndianState = (typeof INDIAN_STATES)[number]['name']

/** Names that are still typed, by what they are called now. */
const OTHER_NAMES: { readonly [State in IndianState]?: readonly string[] } = {
  Delhi: ['new delhi', 'nct of delhi'],
  Odisha: ['orissa'],
  Puducherry: ['pondicherry'],
  Uttarakhand: ['uttaranchal'],
  'Dadra and Nagar Haveli and Daman and Diu': ['dadra and nagar haveli', 'daman and diu'],
  'Andaman and Nicobar Islands': ['andaman and nicobar'],
}

const BY_NAME = new Map(
  INDIAN_STATES.flatMap(({ name }) =>
    [name.toLowerCase(), ...(OTHER_NAMES[name] ?? [])].map((typed) => [typed, name] as const),
  ),
)

/** The state that is meant, however it is spelled; undefined if it is none of India. */
export const indianState = (typed: string): IndianState | undefined =>
  BY_NAME.get(typed.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' '))

/** The GST code of a state: '27' for Maharashtra. */
export function stateCodeOf(name: string): string | undefined {
  const state = indianState(name)
  return INDIAN_STATES.find((one) => one.name === state)?.code
}
