import { type Paise, toRupees } from '#contract/catalog/money.ts'

const UP_TO_NINETEEN =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/** Largest first. Above a crore India counts crores. */
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** An amount as Indian papers spell it out: `Rupees One Lakh Five Hundred and Twenty Paise Only`. */
export function amountInWords(paise: Paise): string {
  const rest = paise % 100
  const rupees = `Rupees ${words(toRupees(paise - rest))}`
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${words(rest)} Paise Only`
}

function words(number: number): string {
  if (number < 20) return UP_TO_NINETEEN[number] ?? ''
  if (number < 100) {
    const ones = number % 10
    const tens = TENS[(number - ones) / 10]
    return ones === 0 ? `${tens}` : `${tens}-${UP_TO_NINETEEN[ones]}`
  }
  const [size, name] = STEPS.find(([step]) => number >= step) ?? [100, 'Hundred']
  const rest = number % size
  const most = `${words((number - rest) / size)} ${name}`
  return rest === 0 ? most : `${most} ${words(rest)}`
}
