import { expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

test.each([
  // English.
  ['pens under 100', 'pens', undefined, 100],
  ['pens under ₹100', 'pens', undefined, 100],
  ['scissors under rs.100', 'scissors', undefined, 100],
  ['Pens Below Rs. 50 only', 'Pens only', undefined, 50],
  ['pendrive below 700', 'pendrive', undefined, 700],
  ['notebook less than 200 rs', 'notebook', undefined, 200],
  ['glue within 100', 'glue', undefined, 100],
  ['upto 250 diary', 'diary', undefined, 250],
  ['up to 1,000 rupees lamp', 'lamp', undefined, 1000],
  ['lamp < 1.5k', 'lamp', undefined, 1500],
  ['bottle 500 or less', 'bottle', undefined, 500],
  ['budget 300 gift', 'gift', undefined, 300],
  ['lamp above 1000', 'lamp', 1000, undefined],
  ['pens more than ₹ 500/-', 'pens', 500, undefined],
  ['bag between 100 and 200', 'bag', 100, 200],
  ['bag between 200 and 100 rs', 'bag', 100, 200],
  ['pens 100-200', 'pens', 100, 200],
  ['pens ₹100 – ₹200', 'pens', 100, 200],
  ['pens from 100 to 200', 'pens', 100, 200],
  ['pens above 50 below 90', 'pens', 50, 90],
  ['under 100 pens', 'pens', undefined, 100],
  ['10 rs pen', 'pen', undefined, 10],
  ['₹20 wala pen', 'pen', undefined, 20],
  ['under 100', '', undefined, 100],
  ['A4 paper 100 sheets under 200', 'A4 paper 100 sheets', undefined, 200],
  // Hinglish.
  ['100 se kam pen', 'pen', undefined, 100],
  ['pen 100 rupaye se kam', 'pen', undefined, 100],
  ['water bottle 500 ke niche', 'water bottle', undefined, 500],
  ['stapler 100 rs ke andar', 'stapler', undefined, 100],
  ['sketch pen 100 rupay tak', 'sketch pen', undefined, 100],
  ['50 rupaye wala pen', 'pen', undefined, 50],
  ['lamp 1000 se zyada', 'lamp', 1000, undefined],
  ['lamp 500 ke upar', 'lamp', 500, undefined],
  ['pen 100 se 200 ke beech', 'pen', 100, 200],
  ['pen 100 se 200 tak', 'pen', 100, 200],
  // Hindi.
  ['१०० रुपये से कम के पेन', 'पेन', undefined, 100],
  ['५०० के अंदर बोतल', 'बोतल', undefined, 500],
  ['पेन 50 रुपए तक', 'पेन', undefined, 50],
  ['१०० से २०० के बीच पेन', 'पेन', 100, 200],
])('[SRCH-01] %j asks for %j from %s to %s', (given, text, minPrice, maxPrice) => {
  expect(readPriceWords(given)).toEqual({
    text,
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  })
})

test.each([
  ...[
    '',
    'pen',
    '100 pages',
    'notebook 200 pages',
    '200 gsm',
    '200gsm paper',
    'pack of 10',
    '0.5 mm',
    '0.5mm blue pen',
  ],
  ...[
    'A4 100 sheets',
    'less than 100 pages',
    'over 200 gsm',
    'under 0.5 mm',
    'diary 2027',
    '24/6',
    '3x3',
    '13 pockets',
  ],
  ...[
    '10000mah',
    'dividers 1 to 12',
    'class 11-12 notebook',
    'class 9-10',
    'under the table',
    'pen no 4711',
    '10 pens',
  ],
  ...[
    'stapler for 100 pages',
    '24-36 colours',
    '2 kg',
    'under 99999999999',
    'notebook 172 pages pack of 6',
    'upto 12 digits',
  ],
])('[SRCH-01] %j names no price', (given) => {
  expect(readPriceWords(given)).toEqual({ text: given })
})

test('limits that contradict each other are words like others', () => {
  expect(readPriceWords('pen above 500 under 100')).toEqual({ text: 'pen above 500 under 100' })
})
