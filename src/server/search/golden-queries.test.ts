import { expect, test } from 'vitest'
import { addDemoCatalogue, idOfDemo } from '#tests/support/demo-catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

/** What shoppers type, and the demo product that must stand among the first three. */
const GOLDEN: [text: string, slug: string][] = [
  // Misspelt.
  ['note book', 'panna-single-line-notebook-172-pages-6'],
  ['note books', 'panna-single-line-notebook-172-pages-6'],
  ['notebooks', 'panna-single-line-notebook-172-pages-6'],
  ['pencel', 'patang-hb-pencils-10'],
  ['pecnil', 'patang-hb-pencils-10'],
  ['stepler', 'mezkaar-no-10-mini-stapler-blue'],
  ['sientific calculator', 'ganak-scientific-calculator-240-functions'],
  ['hilighter', 'kalam-highlighter-set-5'],
  ['highliter pens', 'kalam-highlighter-set-5'],
  ['earser', 'patang-dust-free-erasers-10'],
  ['erasers', 'patang-dust-free-erasers-10'],
  ['scisors', 'mezkaar-office-scissors-8-inch'],
  ['sissors for kids', 'patang-kids-safety-scissors-5-inch'],
  ['envelop', 'safed-kraft-envelopes-a4-25'],
  ['geomatry box', 'patang-geometry-box-9-piece'],
  ['crayns', 'patang-wax-crayons-24'],
  ['permanant marker', 'kalam-permanent-marker-black-chisel-5'],
  ['recipt file', 'almira-box-file-foolscap-blue'],
  ['regster', 'panna-long-register-single-line-288-pages'],
  ['blutooth keyboard', 'tarang-compact-bluetooth-keyboard'],
  ['wireles mouse', 'tarang-wireless-mouse-grey'],
  ['lamineter', 'mezkaar-a4-laminator'],
  // Words in any order, attributes, sizes and plurals.
  ['pen blue gel 0.5mm', 'kalam-neer-gel-pen-blue-5'],
  ['black gel pen for exam', 'kalam-pariksha-gel-pen-black-10'],
  ['red ring binder', 'almira-ring-binder-a4-red'],
  ['binder a4 red', 'almira-ring-binder-a4-red'],
  ['royal blue ink', 'neelam-fountain-pen-ink-royal-blue-60ml'],
  ['refillable fountain pen', 'neelam-haveli-fountain-pen-maroon'],
  ['steel bottle green', 'vriksha-steel-water-bottle-750ml'],
  ['128 gb pen drive', 'tarang-pen-drive-128gb-usb-3-2'],
  ['64gb pendrive', 'tarang-dual-pen-drive-64gb-type-c'],
  ['usb c cable', 'tarang-braided-usb-c-cable-1-5m'],
  ['type c cable', 'tarang-braided-usb-c-cable-1-5m'],
  ['10000mah powerbank', 'tarang-power-bank-10000mah'],
  ['12 inch lcd tablet', 'takhti-colour-lcd-writing-pad-12-inch'],
  ['8.5 inch writing pad', 'takhti-lcd-writing-pad-8-5-inch'],
  ['60x45 whiteboard', 'takhti-whiteboard-60x45'],
  ['0.7 mechanical pencil', 'patang-click-mechanical-pencil-0-7-leads'],
  ['a4 paper ream', 'safed-a4-copier-paper-75-gsm-ream'],
  ['75 gsm paper', 'safed-a4-copier-paper-75-gsm-ream'],
  ['weekly planner', 'panna-weekly-planner-diary-2027'],
  ['13 pocket file', 'almira-expanding-file-13-pockets'],
  ['colour pencils', 'patang-colour-pencils-24'],
  ['white board marker', 'kalam-whiteboard-markers-4'],
  // Hinglish and what people in India say.
  ['copy', 'panna-single-line-notebook-172-pages-6'],
  ['rough copy', 'panna-single-line-notebook-172-pages-6'],
  ['kapee', 'panna-single-line-notebook-172-pages-6'],
  ['maths ki copy', 'panna-square-ruled-maths-notebook-4'],
  ['kalam', 'kalam-smooth-ball-pen-blue-10'],
  ['neela kalam', 'kalam-smooth-ball-pen-blue-10'],
  ['kala gel pen', 'kalam-pariksha-gel-pen-black-10'],
  ['bachchon ki kainchi', 'patang-kids-safety-scissors-5-inch'],
  ['gum stick', 'patang-glue-stick-15g-4'],
  ['patri', 'mezkaar-clear-scale-30-cm-3'],
  ['foot ruler', 'vriksha-steel-ruler-30-cm'],
  ['parkar', 'patang-geometry-box-9-piece'],
  ['compass box', 'patang-geometry-box-9-piece'],
  ['jhola', 'sutra-cotton-tote-bag-natural'],
  ['lunch dabba', 'vriksha-steel-lunch-box-2-compartment'],
  ['tiffin', 'vriksha-steel-tiffin-3-tier'],
  ['paani ki botal', 'vriksha-steel-water-bottle-750ml'],
  ['rangeen pencil', 'patang-colour-pencils-24'],
  ['khata', 'panna-long-register-single-line-288-pages'],
  ['bahi khata', 'panna-ledger-account-book-192-pages'],
  ['takhti', 'takhti-wooden-slate-with-chalk'],
  ['shagun ka lifafa', 'safed-shagun-envelopes-10'],
  ['xerox paper', 'safed-a4-copier-paper-75-gsm-ream'],
  ['kagaz', 'safed-a4-copier-paper-75-gsm-ream'],
  ['stapler pin', 'mezkaar-staples-no-10-10-boxes'],
  ['dot pen', 'kalam-smooth-ball-pen-blue-10'],
  ['pen pencil', 'patang-click-mechanical-pencil-0-7-leads'],
  ['whitener', 'kalam-correction-pen-7ml-2'],
  ['exam board', 'takhti-exam-pad-clipboard-a4'],
  ['name slip', 'patang-school-name-labels-60'],
  ['notice board', 'vriksha-cork-board-60x45'],
  ['table lamp', 'tarang-led-desk-lamp-arm'],
  ['ghadi', 'ganak-digital-study-clock-timer'],
  ['memory card', 'tarang-microsd-card-64gb-adapter'],
  // Hindi.
  ['कलम', 'kalam-smooth-ball-pen-blue-10'],
  ['नोटबुक', 'panna-single-line-notebook-172-pages-6'],
  ['स्टेपलर', 'mezkaar-no-10-mini-stapler-blue'],
  ['कैलकुलेटर', 'ganak-scientific-calculator-240-functions'],
  ['नीला पेन', 'kalam-smooth-ball-pen-blue-10'],
  ['पानी की बोतल', 'vriksha-steel-water-bottle-750ml'],
  ['लिफाफा', 'safed-kraft-envelopes-a4-25'],
  ['डायरी', 'panna-executive-diary-2027'],
  ['मार्कर', 'kalam-whiteboard-markers-4'],
  ['रजिस्टर', 'panna-long-register-single-line-288-pages'],
  ['हाईलाइटर', 'kalam-highlighter-set-5'],
]

const FIRST_ANSWERS = 3
const LOWEST_SHARE_OF_FIRSTS = 0.95

test('[SRCH-01] [API-16] every golden query finds its product among the first three', { timeout: 60_000 }, async () => {
  await addDemoCatalogue(shop.db)
  const missed: string[] = []
  let firsts = 0
  for (const [name, slug] of GOLDEN) {
    const { body } = await shop.call('POST', '/api/v1/product/searchProduct', { name, limit: FIRST_ANSWERS })
    const found: { _id: string; name: string }[] = body.data
    const place = found.findIndex(({ _id }) => _id === idOfDemo(slug))
    if (place === 0) firsts += 1
    if (place < 0) missed.push(`${name} finds ${found.map((product) => product.name).join(' | ')}, not ${slug}`)
  }
  const share = (count: number) => `${((100 * count) / GOLDEN.length).toFixed(1)} %`
  console.info(
    `${GOLDEN.length} golden queries: first three ${share(GOLDEN.length - missed.length)}, first ${share(firsts)}`,
  )
  expect(missed).toEqual([])
  expect(firsts / GOLDEN.length).toBeGreaterThanOrEqual(LOWEST_SHARE_OF_FIRSTS)
})
