import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [1_00, 'Rupees One Only'],
  [15_00, 'Rupees Fifteen Only'],
  [40_50, 'Rupees Forty and Fifty Paise Only'],
  [106_20, 'Rupees One Hundred Six and Twenty Paise Only'],
  [999_99, 'Rupees Nine Hundred Ninety-Nine and Ninety-Nine Paise Only'],
  [1_000_00, 'Rupees One Thousand Only'],
  [12_345_00, 'Rupees Twelve Thousand Three Hundred Forty-Five Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [1_00_500_20, 'Rupees One Lakh Five Hundred and Twenty Paise Only'],
  [99_99_999_99, 'Rupees Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    12_34_56_789_01,
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and One Paise Only',
  ],
  [1_000_00_00_000_00, 'Rupees One Thousand Crore Only'],
])('%d paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
