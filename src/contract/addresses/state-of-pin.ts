import type { IndianState } from './indian-states.ts'

/**
 * Where PIN codes begin how. Longer beginnings win over shorter ones. Postal circles do not follow the borders of states
 * everywhere: where one beginning is shared, the state with more people stands here, so it is a suggestion and no more.
 * Codes from 9 on belong to the army's post, which has no state.
 */
const BEGINNINGS: Record<IndianState, string> = {
  Delhi: '11',
  Haryana: '12 13',
  Punjab: '14 15',
  Chandigarh: '16',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Ladakh: '194',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28 2467',
  Uttarakhand: '2447 246 2476 248 249 2623 2624 2625 263',
  Rajasthan: '30 31 32 33 34',
  Gujarat: '36 37 38 39',
  'Dadra and Nagar Haveli and Daman and Diu': '36252 36254 39621 39622 39623 39624',
  Maharashtra: '40 41 42 43 44',
  Goa: '403',
  'Madhya Pradesh': '45 46 47 48',
  Chhattisgarh: '49',
  Telangana: '50',
  'Andhra Pradesh': '51 52 53',
  Karnataka: '56 57 58 59',
  'Tamil Nadu': '60 61 62 63 64 65 66',
  Puducherry: '533464 6050 60960 673310',
  Kerala: '67 68 69',
  Lakshadweep: '68255',
  'West Bengal': '70 71 72 73 74',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '75 76 77',
  Assam: '78',
  'Arunachal Pradesh': '790 791 792',
  Meghalaya: '793 794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797 798',
  Tripura: '799',
  Bihar: '80 81 82 84 85',
  Jharkhand: '814 815 816 822 825 826 827 828 829 83',
}

const STATE_BY_BEGINNING = new Map(
  Object.entries(BEGINNINGS).flatMap(([state, beginnings]) =>
    beginnings.split(' ').map((beginning) => [beginning, state as IndianState] as const),
  ),
)

/** The state that a PIN code lies in, most likely; undefined for what is no PIN code of a state. */
export function stateOfPin(pin: string): IndianState | undefined {
  if (!/^[1-9]\d{5}$/.test(pin)) return undefined
  for (let length = pin.length; length >= 2; length -= 1) {
    const state = STATE_BY_BEGINNING.get(pin.slice(0, length))
    if (state) return state
  }
  return undefined
}
